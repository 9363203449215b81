import { filtersQuery, readFilters } from '../../jobs/filters.ts';
import { showJob } from '../../jobs/show-job.ts';
import { showJobs } from '../../jobs/show-jobs.ts';
import { editPart } from '../edit-part.ts';
import { escaped } from '../mail/html.ts';
import { unindexed } from '../no-index.ts';
import { withSwitchTo } from '../switch-query.ts';

/** The list of jobs, `/jobs`, as it is on a day under the filters of the query, `?location=egypt`; may be empty. */
export function fillJobs(page: string, query: string, today: string): string {
  const filters = readFilters(new URLSearchParams(query));
  const filled = editPart(withDay(page, today), 'section', 'data-jobs', (list) => {
    showJobs(list, filters, today);
  });
  return withSwitchTo(filled, filtersQuery(filters));
}

/**
 * A job's page, `/jobs/{id}` or `/apply/{id}`, as it is on a day. Where one cannot apply any more, the title says so, and
 * no search engine offers the page.
 */
export function fillJob(page: string, today: string): string {
  let closedTitle: string | null = null;
  const filled = editPart(withDay(page, today), 'article', 'data-job-page', (job) => {
    if (showJob(job, today) === 'closed') closedTitle = job.getAttribute('data-closed-title');
  });
  return closedTitle === null ? filled : unindexed(retitled(filled, escaped(closedTitle)));
}

/** The page's own name goes before the firm's in `<title>`, and stands alone where the page is shared. */
function retitled(page: string, title: string): string {
  return page
    .replace(/(?<=<title>)[^<]*(?= \| [^<|]*<\/title>)/, () => title)
    .replace(/(?<=<meta property="og:title" content=")[^"]*/, () => title);
}

/** The browser's script shows the job of the same day, whatever the visitor's clock says. */
function withDay(page: string, today: string): string {
  return page.replaceAll('%today%', today);
}
