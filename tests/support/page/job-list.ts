import { expect, type Page } from '@playwright/test';
import { countInWords } from '#i18n/count.ts';
import type { Language } from '#i18n/languages.ts';
import { type JobFilters, matches } from '#jobs/job-filters.ts';
import { contentOf, isClosed, jobIds } from '../content/site-content.ts';

export function jobs(language: Language) {
  return jobIds.map((id) => contentOf(language, `jobs/${id}`));
}

/** Chooses in the two lists; a choice that is already made is kept. */
export async function choose(page: Page, filters: JobFilters) {
  for (const [name, value] of Object.entries(filters)) {
    const select = filterSelect(page, name);
    if ((await select.inputValue()) !== value) await select.selectOption(value);
  }
}

/** Expects the matching jobs and the number of open ones; job-list.test.tsx tests their order. */
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

/** Returns the list's sentence about the numbers of open and closed jobs that match. */
export function countsOf(language: Language, filters: JobFilters) {
  const matching = jobs(language).filter((job) => matches(job, filters));
  const closed = matching.filter(isClosed).length;
  const { count, closedCount } = contentOf(language, 'ui').jobs;
  const open = countInWords(language, matching.length - closed, count);
  return closed > 0 ? `${open} · ${countInWords(language, closed, closedCount)}` : open;
}

/** Returns the select of a filter by its name in the URL. */
export const filterSelect = (page: Page, name: string) =>
  page.getByRole('combobox').and(page.locator(`[name=${name}]`));

export const rows = (page: Page) => page.locator('main li h3:visible');

export const linkInMain = (page: Page, href: string) => page.getByRole('main').locator(`a[href="${href}"]`);
