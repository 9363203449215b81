import type { FastifyInstance } from 'fastify';
import { filtersQuery, readFilters } from '#forms/job-filters.ts';
import { riyadhDay } from '#forms/job-state.ts';
import { paths } from '#language/paths.ts';
import type { Pages } from '../plugins/built-pages.ts';
import { type Loaded, livePage, type PageRequest } from './live-page.ts';

interface JobsDeps {
  pages: Pages;
  now(): number;
}

export function jobsPages(app: FastifyInstance, { pages, now }: JobsDeps) {
  livePage(app, pages, paths.page('jobs'), async (asked) => loadJobs(asked, now()));
  livePage(app, pages, paths.job(':id'), async () => loadJob(now()));
}

export function loadJobs({ query }: PageRequest, now: number): Loaded<'JobList'> {
  const filters = filtersQuery(readFilters(new URLSearchParams(query)));
  return { state: { today: riyadhDay(now), query: filters }, query: filters };
}

export function loadJob(now: number): Loaded<'JobDetail'> {
  return { state: { today: riyadhDay(now) } };
}
