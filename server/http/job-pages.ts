import { filtersQuery, readFilters } from '#jobs/job-filters.ts';
import { jobState, riyadhDay } from '#jobs/job-state.ts';
import type { FormState } from '../../src/live-sections.tsx';
import { escapeHtml } from '../mail/escape-html.ts';
import { type LiveTemplate, renderLivePage } from './live-page.ts';
import { withoutIndexing } from './no-index.ts';

/** The list with the query's filters, or a job, as of today. */
export function renderJobPage(template: LiveTemplate, query: string, now: number): string {
  const today = riyadhDay(now);
  if (template.name === 'JobList') {
    const filters = filtersQuery(readFilters(new URLSearchParams(query)));
    return renderLivePage(template, 'JobList', { today, query: filters }, filters);
  }
  return renderLivePage(template, 'JobDetail', { today });
}

/** After the closing day the title says so, and the page is not indexed. */
export function renderApplicationPage(template: LiveTemplate, filled: FormState, now: number): string {
  const today = riyadhDay(now);
  const page = renderLivePage(template, 'ApplySection', { today, filled });
  const { closedTitle, facts } = template.props as { closedTitle: string; facts: JobFacts };
  const isClosed = jobState({ validThrough: facts.closes.day?.value }, today) === 'closed';
  return isClosed ? withoutIndexing(withTitle(page, escapeHtml(closedTitle))) : page;
}

interface JobFacts {
  closes: { day?: { value: string } };
}

/** The title stands before the firm's name in `<title>`, and alone in `og:title`. */
function withTitle(page: string, title: string): string {
  return page
    .replace(/(?<=<title>)[^<]*(?= \| [^<|]*<\/title>)/, () => title)
    .replace(/(?<=<meta property="og:title" content=")[^"]*/, () => title);
}
