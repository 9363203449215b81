import { expect, type Page } from '@playwright/test';
import { countInWords } from '#i18n/count.ts';
import type { Language } from '#i18n/languages.ts';
import { type JobFilters, matches } from '#jobs/job-filters.ts';
import { isClosed, jobIds } from './sample-jobs.ts';
import { contentOf } from './site-content.ts';

/** The jobs as the content has them. */
export function jobs(language: Language) {
  return jobIds.map((id) => contentOf(language, `jobs/${id}`));
}

/** Chooses by the two lists; a choice that is made already is left. */
export async function choose(page: Page, filters: JobFilters) {
  for (const [name, value] of Object.entries(filters)) {
    const select = filterSelect(page, name);
    if ((await select.inputValue()) !== value) await select.selectOption(value);
  }
}

/** The list shows the jobs of the content that match, and counts the open; in which order: job-list.test.tsx. */
export async function expectJobs(page: Page, language: Language, filters: JobFilters) {
  const matching = jobs(language).filter((job) => matches(job, filters));
  const titles = matching.map(({ title }) => title).sort();
  await expect.poll(async () => (await rows(page).allTextContents()).sort()).toEqual(titles);
  await expect(page.getByRole('status')).toHaveText(countsOf(language, filters));
  const { none } = contentOf(language, 'ui').jobs;
  await expect(page.getByText(none)).toBeVisible({ visible: titles.length === 0 });
  for (const [name, value] of Object.entries(filters))
    await expect(filterSelect(page, name)).toHaveValue(value);
}

/** How many of the matching jobs are open and how many are closed, as the list says it. */
export function countsOf(language: Language, filters: JobFilters) {
  const matching = jobs(language).filter((job) => matches(job, filters));
  const closed = matching.filter(isClosed).length;
  const { count, closedCount } = contentOf(language, 'ui').jobs;
  const open = countInWords(language, matching.length - closed, count);
  return closed > 0 ? `${open} · ${countInWords(language, closed, closedCount)}` : open;
}

/** The list of a filter's choices, by the filter's name in the URL. */
export const filterSelect = (page: Page, name: string) =>
  page.getByRole('combobox').and(page.locator(`[name=${name}]`));

export const rows = (page: Page) => page.locator('main li h3:visible');

export const linkInMain = (page: Page, href: string) => page.getByRole('main').locator(`a[href="${href}"]`);
