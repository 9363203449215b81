import { expect } from '@playwright/test';
import { otherLanguage } from '#i18n/languages.ts';
import { filtersQuery, type JobFilters, jobFilterValues, withFilters } from '#jobs/job-filters.ts';
import { alternatePath, paths } from '#routing/paths.ts';
import { contentOf, jobIds } from '../support/content/site-content.ts';
import { at, content, test } from '../support/fixtures.ts';
import { languageLink } from '../support/page/header-locators.ts';
import {
  choose,
  countsOf,
  expectJobs,
  filterSelect,
  jobs as jobsOf,
  linkInMain,
  rows,
} from '../support/page/job-list.ts';
import { expectAccessible, expectPath, openHydrated, tabTo } from '../support/page/visit.ts';

// The component that draws the list is tested with every filter and on every day (job-list.test.tsx).

const jobs = paths.page('jobs');
const all: JobFilters = { location: '', category: '' };
const [firstJob = 0] = jobIds;
const { location, category } = contentOf('en', `jobs/${firstJob}`);
const otherCategory = jobFilterValues.category.find((value) => value !== category) ?? '';
/** Filters that match no job, if a place has jobs of one category only. */
const without: JobFilters = {
  location:
    jobFilterValues.location.find((place) =>
      jobsOf('en').every((job) => job.location !== place || job.category === category),
    ) ?? '',
  category: otherCategory,
};

test('Back and Forward step through filters, and the switch keeps them @en', async ({ page, language }) => {
  const steps: JobFilters[] = [all, { location, category: '' }, { location, category }];
  await openHydrated(page, at(jobs));
  for (const filters of steps) await choose(page, filters);
  await rows(page).first().click();
  await expect(page).toHaveURL(/\/jobs\/\d+$/);
  for (const filters of steps.toReversed()) {
    await page.goBack();
    await expectJobs(page, language, filters);
  }
  await page.goForward();
  await expectJobs(page, language, { location, category: '' });

  const filters: JobFilters = { location: '', category: otherCategory };
  await choose(page, filters);
  await languageLink(page).click();
  await expect(page).toHaveURL(alternatePath(at(jobs)) + filtersQuery(filters));
  await expectJobs(page, otherLanguage(language), filters);
});

test('each choice announces how many jobs match, and can be undone @once', async ({ page }) => {
  const labels = content('ui').jobs;
  await openHydrated(page, at(jobs));
  const status = page.getByRole('status');
  await expect(status).toHaveText(countsOf('en', all));
  // A screen reader speaks whenever text is inserted, even the same text.
  await status.evaluate((status) => {
    new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => addedNodes.length > 0)) {
        status.dataset.seen = `${status.dataset.seen ?? ''}${status.textContent}|`;
      }
    }).observe(status, { childList: true });
  });
  const chosen: JobFilters[] = [
    ...jobFilterValues.location
      .filter((place) => place !== without.location)
      .map((place) => ({ location: place, category: '' }) as const),
    { ...without, category: '' },
    without,
  ];
  for (const filters of chosen) await choose(page, filters);
  const said = chosen.map((filters) => `${countsOf('en', filters)}|`).join('');
  await expect(status).toHaveAttribute('data-seen', said);

  await expect(page.getByText(labels.none)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: labels.clear }).click();
  await expect(page).toHaveURL(at(jobs));
  await expectJobs(page, 'en', all);
  await expect(filterSelect(page, 'location')).toBeFocused();
  await page.goBack();
  await expect(page.getByText(labels.none)).toBeVisible();

  await test.step('all by keyboard', async () => {
    await tabTo(page.getByRole('link', { name: labels.clear }));
    await page.keyboard.press('Enter');
    await expect(filterSelect(page, 'location')).toBeFocused();
    await page.keyboard.type(content('firm').countries[location]);
    await expectJobs(page, 'en', { location, category: '' });
    await tabTo(linkInMain(page, paths.job(firstJob)));
    await page.keyboard.press('Enter');
    await expectPath(page, paths.job(firstJob));
  });
});

test('without JavaScript, or if no script loads, the server filters the list @en', async ({
  plainPage,
  page: scriptless,
  language,
}) => {
  const list = at(jobs);
  const other = otherLanguage(language);
  const some: JobFilters = { location, category };
  const campaign = '?utm_source=letter&utm_campaign=%22%3Cb%3E';
  await scriptless.route('**/_astro/*.js', (route) => route.abort());
  for (const page of [plainPage, scriptless]) {
    await page.goto(list + filtersQuery(some));
    await expectJobs(page, language, some);
    await page.goto(`${list}?location=mars&category=%3Cb%3E`);
    await expectJobs(page, language, all);

    await page.goto(list + campaign);
    await choose(page, without);
    await page.getByRole('button', { name: content('ui').jobs.filter }).click();
    await expect(page).toHaveURL(list + withFilters(campaign, without));
    await expect(page.getByText(content('ui').jobs.none)).toBeVisible();
    await languageLink(page).click();
    await expect(page).toHaveURL(alternatePath(list) + withFilters(campaign, without));
    await expectJobs(page, other, without);
    await page.getByRole('link', { name: contentOf(other, 'ui').jobs.clear }).click();
    await expect(page).toHaveURL(alternatePath(list) + campaign);
    await expectJobs(page, other, all);
  }
});
