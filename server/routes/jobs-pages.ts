import type { FastifyInstance } from 'fastify';
import { jobFilterNames, readFilters, withFilters } from '#forms/job-filters.ts';
import { riyadhDay } from '#forms/job-state.ts';
import { foreignParameters, queryString } from '#language/foreign-parameters.ts';
import { paths } from '#language/paths.ts';
import { type Loaded, livePage, type PageRequest } from './live-page.ts';

export async function jobsPages(app: FastifyInstance, { now }: { now(): number }) {
  livePage(app, paths.page('jobs'), async (asked) => loadJobs(asked, now()));
  livePage(app, paths.job(':id'), async (asked) => loadJob(asked, now()));
}

function loadJobs({ query }: PageRequest, now: number): Loaded<'JobList'> {
  const carried = queryString(foreignParameters(query, jobFilterNames));
  const kept = withFilters(carried, readFilters(new URLSearchParams(query)));
  return { state: { today: riyadhDay(now), query: kept }, query: kept };
}

function loadJob({ query }: PageRequest, now: number): Loaded<'JobDetail'> {
  return { state: { today: riyadhDay(now) }, query: queryString(foreignParameters(query, [])) };
}
