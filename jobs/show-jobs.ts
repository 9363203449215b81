import { type CountForms, countInWords } from '../src/language/count.ts';
import type { Language } from '../src/language/languages.ts';
import { type JobFilters, matches } from './filters.ts';
import { showState } from './show-state.ts';

/** What the list's markup carries in `data-words`. */
export interface JobsWords {
  language: Language;
  count: CountForms;
  closedCount: CountForms;
}

/**
 * Shows the jobs that match the filters as they are on a day: closed ones behind the others of their group and
 * counted by themselves, groups without a job hidden, a sentence where nothing is left. The one function for the browser and for the
 * server's answer, so it calls nothing that linkedom lacks.
 */
export function showJobs(list: Element, filters: JobFilters, today: string): void {
  const rows = [...list.querySelectorAll('[data-job]')];
  let [shown, open] = [0, 0];
  for (const row of rows) {
    const state = showState(row, today);
    const found = matches(
      { location: row.getAttribute('data-location'), category: row.getAttribute('data-category') },
      filters,
    );
    row.toggleAttribute('hidden', !found);
    if (found) shown += 1;
    if (found && state !== 'closed') open += 1;
  }
  for (const group of list.querySelectorAll('[data-group]')) {
    orderRows(group);
    group.toggleAttribute('hidden', !rows.some((row) => group.contains(row) && !row.hasAttribute('hidden')));
  }
  list.querySelector('[data-none]')?.toggleAttribute('hidden', shown > 0);
  for (const [name, value] of Object.entries(filters)) choose(list, name, value);
  showCounts(list, open, shown - open);
}

/** `5 open jobs · 1 closed`; closed ones are told of where there are some. */
export function countsInWords(
  { language, count, closedCount }: JobsWords,
  open: number,
  closed: number,
): string {
  const words = countInWords(language, open, count);
  return closed > 0 ? `${words} · ${countInWords(language, closed, closedCount)}` : words;
}

/** Those that take applications first, each part in the order of the jobs' numbers. */
function orderRows(group: Element) {
  const rows = [...group.querySelectorAll('[data-job]')];
  const rank = (row: Element) =>
    Number(row.getAttribute('data-job')) + (row.getAttribute('data-state') === 'closed' ? 1e6 : 0);
  const ordered = [...rows].sort((one, other) => rank(one) - rank(other));
  // A row that is taken out and put back loses the focus: only where the order is another one.
  if (ordered.some((row, index) => row !== rows[index])) ordered[0]?.parentElement?.append(...ordered);
}

function choose(list: Element, name: string, value: string) {
  for (const option of list.querySelectorAll(`[name="${name}"] option`)) {
    option.toggleAttribute('selected', option.getAttribute('value') === value);
  }
}

function showCounts(list: Element, open: number, closed: number) {
  const words = countsInWords(JSON.parse(list.getAttribute('data-words') ?? '{}'), open, closed);
  const status = list.querySelector('[role="status"]');
  // What is written anew is read out anew.
  if (status && status.textContent !== words) status.textContent = words;
}
