import { expect, test } from '@playwright/test';
import { languageCodes, languages, otherLanguage } from '#i18n/languages.ts';
import { alternatePath, localizedPath, paths } from '#i18n/paths.ts';
import { filtersQuery, type JobFilters, withFilters } from '#jobs/job-filters.ts';
import { choose, countsOf, expectJobs, rows } from './job-list.ts';
import { contentOf } from './site-content.ts';
import { inArabic, inEnglish, inLanguage } from './tags.ts';
import { expectAccessible, expectPath, openHydrated, tabTo } from './visit.ts';

/** The component that draws the list is tested with every filter and on every day (job-list.test.tsx). */
const someFilters: JobFilters[] = [
  { location: 'ksa', category: '' },
  { location: 'egypt', category: 'marketing' },
];

for (const language of languageCodes) {
  const { name } = languages[language];
  const labels = contentOf(language, 'ui').jobs;
  const list = localizedPath(language, paths.page('jobs'));

  test(`Back and Forward go through the filters, in ${name}`, {
    tag: [inLanguage(language).tag, inEnglish.tag],
  }, async ({ page }) => {
    const steps: JobFilters[] = [
      { location: '', category: '' },
      { location: 'ksa', category: '' },
      { location: 'ksa', category: 'finance' },
    ];
    await openHydrated(page, list);
    for (const filters of steps) await choose(page, filters);
    await rows(page).first().click();
    await expect(page).toHaveURL(/\/jobs\/\d+$/);
    for (const filters of steps.toReversed()) {
      await page.goBack();
      await expectJobs(page, language, filters);
    }
    await page.goForward();
    await expectJobs(page, language, { location: 'ksa', category: '' });
  });

  test(`a campaign's parameters stay, and Back takes one press, in ${name}`, {
    tag: [inLanguage(language).tag, inArabic.tag],
  }, async ({ page }) => {
    const home = localizedPath(language, paths.home);
    await page.goto(home);
    await openHydrated(page, `${list}?utm_source=letter&category=finance`);
    await expectJobs(page, language, { location: '', category: 'finance' });
    await expect(page).toHaveURL(`${list}?utm_source=letter&category=finance`);
    await page.goBack();
    await expectPath(page, home);
  });

  test(`the language switch keeps the filters, from ${name}`, {
    tag: [inLanguage(language).tag, inEnglish.tag],
  }, async ({ page }) => {
    const filters: JobFilters = { location: 'egypt', category: 'marketing' };
    await openHydrated(page, list);
    await choose(page, filters);
    await page.locator('[data-language-link]').click();
    await expect(page).toHaveURL(alternatePath(list) + filtersQuery(filters));
    await expectJobs(page, otherLanguage(language), filters);
  });

  test(`the number of jobs is told after each choice, in ${name}`, inLanguage(language), async ({ page }) => {
    await openHydrated(page, list);
    const status = page.getByRole('status');
    await expect(status).toHaveText(countsOf(language, { location: '', category: '' }));
    // A reader of the page speaks when words are put in, the same words too.
    await status.evaluate((status) => {
      new MutationObserver((changes) => {
        if (changes.some(({ addedNodes }) => addedNodes.length > 0)) {
          status.dataset.seen = `${status.dataset.seen ?? ''}${status.textContent}|`;
        }
      }).observe(status, { childList: true });
    });
    for (const location of ['ksa', 'jordan', 'bahrain', 'egypt'])
      await page.selectOption('#location', location);
    await page.selectOption('#category', 'finance');
    const chosen: JobFilters[] = [
      ...(['ksa', 'jordan', 'bahrain', 'egypt'] as const).map((location) => ({
        location,
        category: '' as const,
      })),
      { location: 'egypt', category: 'finance' },
    ];
    const said = chosen.map((filters) => `${countsOf(language, filters)}|`).join('');
    await expect(status).toHaveAttribute('data-seen', said);
  });

  test(
    `where no job matches, ${name} says so, and one step clears the filters`,
    inLanguage(language),
    async ({ page }) => {
      await openHydrated(page, `${list}?location=bahrain&category=finance`);
      await expect(page.getByText(labels.none)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: labels.clear }).click();
      await expect(page).toHaveURL(list);
      await expectJobs(page, language, { location: '', category: '' });
      await expect(page.locator('#location')).toBeFocused();
      await page.goBack();
      await expect(page.getByText(labels.none)).toBeVisible();
    },
  );
}

test('the jobs are found by keyboard alone', async ({ page }) => {
  await openHydrated(page, '/jobs');
  await tabTo(page, '#location');
  await page.keyboard.press('j');
  await expectJobs(page, 'en', { location: 'jordan', category: '' });
  await tabTo(page, '#category');
  await page.keyboard.press('m');
  await expect(page.getByText(contentOf('en', 'ui').jobs.none)).toBeVisible();
  await tabTo(page, 'section a[href="/jobs"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('#location')).toBeFocused();
  await tabTo(page, 'section a[href="/jobs/2"]');
  await page.keyboard.press('Enter');
  await expectPath(page, '/jobs/2');
});

test('where no script file can be had, a button sends the filters', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/jobs');
  await choose(page, { location: 'ksa' });
  await page.getByRole('button', { name: contentOf('en', 'ui').jobs.filter }).click();
  await expect(page).toHaveURL('/jobs?location=ksa&category=');
  await expectJobs(page, 'en', { location: 'ksa', category: '' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languageCodes) {
    const list = localizedPath(language, paths.page('jobs'));
    const labels = contentOf(language, 'ui').jobs;

    test(
      `the server filters the list, in ${languages[language].name}`,
      inLanguage(language),
      async ({ page }) => {
        for (const filters of someFilters) {
          await page.goto(list + filtersQuery(filters));
          await expectJobs(page, language, filters);
        }
        await page.goto(`${list}?location=mars&category=%3Cb%3E`);
        await expectJobs(page, language, { location: '', category: '' });
      },
    );

    test(
      `the form sends the filters, the switch keeps them, and a link clears them, in ${languages[language].name}`,
      inLanguage(language),
      async ({ page }) => {
        const filters: JobFilters = { location: 'jordan', category: 'marketing' };
        const campaign = '?utm_source=letter&utm_campaign=%22%3Cb%3E';
        await page.goto(list + campaign);
        await choose(page, filters);
        await page.getByRole('button', { name: labels.filter }).click();
        await expect(page).toHaveURL(list + withFilters(campaign, filters));
        await expect(page.getByText(labels.none)).toBeVisible();
        await page.locator('[data-language-link]').click();
        await expect(page).toHaveURL(alternatePath(list) + withFilters(campaign, filters));
        await expectJobs(page, otherLanguage(language), filters);
        await page.getByRole('link', { name: contentOf(otherLanguage(language), 'ui').jobs.clear }).click();
        await expect(page).toHaveURL(alternatePath(list) + campaign);
        await expectJobs(page, otherLanguage(language), { location: '', category: '' });
      },
    );
  }
});
