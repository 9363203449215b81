import type { FastifyInstance } from 'fastify';
import { jobFilterNames, readFilters, withFilters } from '#forms/job-filters.ts';
import { riyadhDay } from '#forms/job-state.ts';
import { foreignParameters, queryString } from '#language/foreign-parameters.ts';
import { paths } from '#language/paths.ts';
import type { Pages } from '../plugins/built-pages.ts';
import { type Loaded, livePage, type PageRequest } from './live-page.ts';

interface JobsDeps {
  pages: Pages;
  now(): number;
}

export function jobsPages(app: FastifyInstance, { pages, now }: JobsDeps) {
  livePage(app, pages, paths.page('jobs'), async (asked) => loadJobs(asked, now()));
  livePage(app, pages, paths.job(':id'), async (asked) => loadJob(asked, now()));
}

export function loadJobs({ query }: PageRequest, now: number): Loaded<'JobList'> {
  const carried = queryString(foreignParameters(query, jobFilterNames));
  const kept = withFilters(carried, readFilters(new URLSearchParams(query)));
  return { state: { today: riyadhDay(now), query: kept }, query: kept };
}

export function loadJob({ query }: PageRequest, now: number): Loaded<'JobDetail'> {
  return { state: { today: riyadhDay(now) }, query: queryString(foreignParameters(query, [])) };
}
