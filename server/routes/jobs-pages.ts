import type { FastifyInstance } from 'fastify';
import { riyadhDay } from '#i18n/time.ts';
import { jobFilterNames, readFilters, withFilters } from '#jobs/job-filters.ts';
import { queryString, readExtraParameters } from '#routing/extra-parameters.ts';
import { paths } from '#routing/paths.ts';
import { dynamicPage, type Loaded, type PageRequest } from './dynamic-page.ts';

export async function jobsPages(app: FastifyInstance, { now }: { now(): number }) {
  dynamicPage(app, paths.page('jobs'), async (asked) => loadJobs(asked, now()));
  dynamicPage(app, paths.job(':id'), async (asked) => loadJob(asked, now()));
}

function loadJobs({ query }: PageRequest, now: number): Loaded<'JobList'> {
  const extraQuery = queryString(readExtraParameters(query, jobFilterNames));
  const kept = withFilters(extraQuery, readFilters(new URLSearchParams(query)));
  return { state: { today: riyadhDay(now), query: kept }, query: kept };
}

function loadJob({ query }: PageRequest, now: number): Loaded<'JobDetail'> {
  return { state: { today: riyadhDay(now) }, query: queryString(readExtraParameters(query, [])) };
}
