import { filtersQuery, readFilters } from '#jobs/job-filters.ts';
import { jobState, riyadhDay } from '#jobs/job-state.ts';
import type { FormState } from '../../src/live-sections.tsx';
import { escaped } from '../mail/letter-html.ts';
import { type LiveTemplate, renderLivePage } from './live-page.ts';
import { withoutIndexing } from './no-index.ts';

/** A page about jobs as it is on the day of the request: the list under the filters of the query, or a job. */
export function renderJobPage(template: LiveTemplate, query: string, now: number): string {
  const today = riyadhDay(now);
  if (template.name === 'JobList') {
    const filters = filtersQuery(readFilters(new URLSearchParams(query)));
    return renderLivePage(template, 'JobList', { today, query: filters }, filters);
  }
  return renderLivePage(template, 'JobDetail', { today });
}

/**
 * A job's application page with its form in a state. Where one cannot apply any more, the title says so, and no search
 * engine offers the page.
 */
export function renderApplicationPage(template: LiveTemplate, filled: FormState, now: number): string {
  const today = riyadhDay(now);
  const page = renderLivePage(template, 'ApplySection', { today, filled });
  const { closedTitle, facts } = template.props as { closedTitle: string; facts: JobFacts };
  const isClosed = jobState({ validThrough: facts.closes.day?.value }, today) === 'closed';
  return isClosed ? withoutIndexing(withTitle(page, escaped(closedTitle))) : page;
}

interface JobFacts {
  closes: { day?: { value: string } };
}

/** The page's own name goes before the firm's in `<title>`, and stands alone where the page is shared. */
function withTitle(page: string, title: string): string {
  return page
    .replace(/(?<=<title>)[^<]*(?= \| [^<|]*<\/title>)/, () => title)
    .replace(/(?<=<meta property="og:title" content=")[^"]*/, () => title);
}
