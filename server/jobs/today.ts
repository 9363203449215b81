import { filtersQuery, readFilters } from '../../jobs/filters.ts';
import { riyadhDay } from '../../jobs/state.ts';
import type { LivePage } from '../pages.ts';
import { fillJob, fillJobs } from './fill.ts';

/**
 * Shows pages about jobs as they are on the day of the question; others as they are. Each is filled once a day for
 * each choice of filters, because reading a page anew takes milliseconds.
 */
export function todaysPages() {
  let day = '';
  const filled = new Map<string, LivePage>();
  return (page: LivePage, path: string, query: string, now: number): LivePage => {
    if (!page.text.includes('%today%')) return page;
    const today = riyadhDay(now);
    if (today !== day) filled.clear();
    day = today;
    const list = page.text.includes('data-jobs=');
    const key = path + (list ? filtersQuery(readFilters(new URLSearchParams(query))) : '');
    const known = filled.get(key);
    if (known) return known;
    const text = list ? fillJobs(page.text, query, today) : fillJob(page.text, today);
    filled.set(key, { ...page, text });
    return { ...page, text };
  };
}
