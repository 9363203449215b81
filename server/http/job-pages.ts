import { filtersQuery, readFilters } from '#jobs/job-filters.ts';
import { riyadhDay } from '#jobs/job-state.ts';
import { type LiveTemplate, renderLivePage } from './live-page.ts';

/** The list with the query's filters, or a job, as of today. */
export function renderJobPage(template: LiveTemplate, query: string, now: number): string {
  const today = riyadhDay(now);
  if (template.name === 'JobList') {
    const filters = filtersQuery(readFilters(new URLSearchParams(query)));
    return renderLivePage(template, 'JobList', { today, query: filters }, filters);
  }
  return renderLivePage(template, 'JobDetail', { today });
}
