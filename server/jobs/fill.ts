import { filtersQuery, readFilters } from '../../jobs/filters.ts';
import { showJob } from '../../jobs/show-job.ts';
import { showJobs } from '../../jobs/show-jobs.ts';
import { editPart } from '../edit-part.ts';
import { withSwitchTo } from '../switch-query.ts';

/** The list of jobs, `/jobs`, as it is on a day under the filters of the query, `?location=egypt`; may be empty. */
export function fillJobs(page: string, query: string, today: string): string {
  const filters = readFilters(new URLSearchParams(query));
  const filled = editPart(withDay(page, today), 'section', 'data-jobs', (list) => {
    showJobs(list, filters, today);
  });
  return withSwitchTo(filled, filtersQuery(filters));
}

/** A job's page, `/jobs/{id}`, as it is on a day. */
export function fillJob(page: string, today: string): string {
  return editPart(withDay(page, today), 'article', 'data-job-page', (job) => showJob(job, today));
}

/** The browser's script shows the job of the same day, whatever the visitor's clock says. */
function withDay(page: string, today: string): string {
  return page.replaceAll('%today%', today);
}
