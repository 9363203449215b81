import { expect } from '@playwright/test';
import { otherLanguage } from '#i18n/languages.ts';
import { filtersQuery, type JobFilters, withFilters } from '#jobs/job-filters.ts';
import { alternatePath, paths } from '#routing/paths.ts';
import { test } from './fixtures.ts';
import { languageLink } from './header-locators.ts';
import { choose, countsOf, expectJobs, linkInMain, list, rows } from './job-list.ts';
import { contentOf } from './site-content.ts';
import { expectAccessible, expectPath, openHydrated, tabTo } from './visit.ts';

// The component that draws the list is tested with every filter and on every day (job-list.test.tsx).

const jobs = paths.page('jobs');
const all: JobFilters = { location: '', category: '' };

test('Back and Forward go through filters, which the switch keeps @en', async ({ page, at, language }) => {
  const inSaudiArabia: JobFilters = { location: 'ksa', category: '' };
  const steps: JobFilters[] = [all, inSaudiArabia, { location: 'ksa', category: 'finance' }];
  await openHydrated(page, at(jobs));
  for (const filters of steps) await choose(page, filters);
  await rows(page).first().click();
  await expect(page).toHaveURL(/\/jobs\/\d+$/);
  for (const filters of steps.toReversed()) {
    await page.goBack();
    await expectJobs(page, language, filters);
  }
  await page.goForward();
  await expectJobs(page, language, inSaudiArabia);

  const filters: JobFilters = { location: 'egypt', category: 'marketing' };
  await choose(page, filters);
  await languageLink(page).click();
  await expect(page).toHaveURL(alternatePath(at(jobs)) + filtersQuery(filters));
  await expectJobs(page, otherLanguage(language), filters);
});

test('each choice tells how many jobs, and can be taken back', async ({ page, at, content, language }) => {
  const labels = content('ui').jobs;
  await openHydrated(page, at(jobs));
  const status = page.getByRole('status');
  await expect(status).toHaveText(countsOf(language, all));
  // A reader of the page speaks when words are put in, the same words too.
  await status.evaluate((status) => {
    new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => addedNodes.length > 0)) {
        status.dataset.seen = `${status.dataset.seen ?? ''}${status.textContent}|`;
      }
    }).observe(status, { childList: true });
  });
  const chosen: JobFilters[] = [
    { location: 'ksa', category: '' },
    { location: 'jordan', category: '' },
    { location: 'egypt', category: '' },
    { location: 'bahrain', category: '' },
    { location: 'bahrain', category: 'finance' },
  ];
  for (const filters of chosen) await choose(page, filters);
  const said = chosen.map((filters) => `${countsOf(language, filters)}|`).join('');
  await expect(status).toHaveAttribute('data-seen', said);

  await expect(page.getByText(labels.none)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: labels.clear }).click();
  await expect(page).toHaveURL(at(jobs));
  await expectJobs(page, language, all);
  await expect(list(page, 'location')).toBeFocused();
  await page.goBack();
  await expect(page.getByText(labels.none)).toBeVisible();
});

test('the jobs are found by keyboard alone @once', async ({ page }) => {
  await openHydrated(page, paths.page('jobs'));
  await tabTo(list(page, 'location'));
  await page.keyboard.press('j');
  await expectJobs(page, 'en', { location: 'jordan', category: '' });
  await tabTo(list(page, 'category'));
  await page.keyboard.press('m');
  await expect(page.getByText(contentOf('en', 'ui').jobs.none)).toBeVisible();
  await tabTo(page.getByRole('link', { name: contentOf('en', 'ui').jobs.clear }));
  await page.keyboard.press('Enter');
  await expect(list(page, 'location')).toBeFocused();
  await tabTo(linkInMain(page, paths.job(2)));
  await page.keyboard.press('Enter');
  await expectPath(page, paths.job(2));
});

test('where no script file can be had, a button sends the filters @once', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(paths.page('jobs'));
  await choose(page, { location: 'ksa' });
  await page.getByRole('button', { name: contentOf('en', 'ui').jobs.filter }).click();
  await expect(page).toHaveURL('/jobs?location=ksa&category=');
  await expectJobs(page, 'en', { location: 'ksa', category: '' });
});

test('without JavaScript the server filters the list', async ({ plainPage: page, at, content, language }) => {
  const list = at(jobs);
  const other = otherLanguage(language);
  const some: JobFilters = { location: 'egypt', category: 'marketing' };
  await page.goto(list + filtersQuery(some));
  await expectJobs(page, language, some);
  await page.goto(`${list}?location=mars&category=%3Cb%3E`);
  await expectJobs(page, language, all);

  const filters: JobFilters = { location: 'jordan', category: 'marketing' };
  const campaign = '?utm_source=letter&utm_campaign=%22%3Cb%3E';
  await page.goto(list + campaign);
  await choose(page, filters);
  await page.getByRole('button', { name: content('ui').jobs.filter }).click();
  await expect(page).toHaveURL(list + withFilters(campaign, filters));
  await expect(page.getByText(content('ui').jobs.none)).toBeVisible();
  await languageLink(page).click();
  await expect(page).toHaveURL(alternatePath(list) + withFilters(campaign, filters));
  await expectJobs(page, other, filters);
  await page.getByRole('link', { name: contentOf(other, 'ui').jobs.clear }).click();
  await expect(page).toHaveURL(alternatePath(list) + campaign);
  await expectJobs(page, other, all);
});
