import { expect, type Page, test } from '@playwright/test';
import { countInWords } from '#i18n/count.ts';
import { type Language, languageCodes, languages, otherLanguage } from '#i18n/languages.ts';
import { alternatePath, localizedPath, paths } from '#i18n/paths.ts';
import { filtersQuery, type JobFilters, jobFilterValues, matches, withFilters } from '#jobs/job-filters.ts';
import { closedJob, isClosed, jobIds, openJob } from './sample-jobs.ts';
import { contentOf } from './site-content.ts';
import { splitByLanguage } from './split-by-language.ts';
import { inArabic, inEnglish, inLanguage } from './tags.ts';
import { expectAccessible, expectNoSidewaysScrolling, expectPath, openHydrated, tabTo } from './visit.ts';

const everyFilter: JobFilters[] = ['' as const, ...jobFilterValues.location].flatMap((location) =>
  ['' as const, ...jobFilterValues.category].map((category) => ({ location, category })),
);

for (const language of languageCodes) {
  const { name } = languages[language];
  const labels = contentOf(language, 'ui').jobs;
  const list = localizedPath(language, paths.page('jobs'));

  test(`every filter shows the jobs that it names, in ${name}`, inLanguage(language), async ({ page }) => {
    await openHydrated(page, list);
    for (const filters of splitByLanguage(everyFilter, language)) {
      await choose(page, filters);
      await expectJobs(page, language, filters);
      await expect(page).toHaveURL(list + filtersQuery(filters));
    }
  });

  test(`a URL with filters shows their jobs, in ${name}`, inLanguage(language), async ({ page }) => {
    for (const filters of splitByLanguage(everyFilter, language)) {
      await page.goto(list + filtersQuery(filters));
      await expectJobs(page, language, filters);
    }
  });

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

  test(
    `a closed job says so and offers the open ones, in ${name}`,
    inLanguage(language),
    async ({ page }) => {
      test.skip(closedJob === 0, 'No job has closed yet.');
      await page.goto(localizedPath(language, paths.job(closedJob)));
      await expect(page.getByText(labels.closed)).toBeVisible();
      await expect(main(page, localizedPath(language, paths.apply(closedJob)))).toBeHidden();
      const open = jobs(language).filter((job) => !isClosed(job));
      const { category } = contentOf(language, `jobs/${closedJob}`);
      const near = open.filter((job) => job.category === category);
      const far = open.filter((job) => job.category !== category);
      await expect(rows(page)).toHaveText([...near, ...far].map(({ title }) => title));
      await expectAccessible(page);
      await page.setViewportSize({ width: 360, height: 800 });
      await expectNoSidewaysScrolling(page);
      await main(page, list).filter({ hasText: labels.others }).click();
      await expectPath(page, list);
    },
  );

  test(
    `an open job says until when, and leads to its form, in ${name}`,
    inLanguage(language),
    async ({ page }) => {
      await page.goto(localizedPath(language, paths.job(openJob)));
      const shown = (said: string) => page.getByText(said).filter({ visible: true });
      const end = contentOf(language, `jobs/${openJob}`).validThrough
        ? labels.validThrough
        : labels.untilFilled;
      for (const said of [labels.posted, end]) await expect(shown(said)).toHaveCount(1);
      for (const said of [labels.closing, labels.closed]) await expect(shown(said)).toHaveCount(0);
      await expect(rows(page)).toHaveCount(0);
      await main(page, localizedPath(language, paths.apply(openJob))).click();
      await expectPath(page, localizedPath(language, paths.apply(openJob)));
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

test('a job is printed without what paper cannot do', async ({ page }) => {
  await page.goto(`/jobs/${closedJob}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(contentOf('en', 'ui').jobs.closed)).toBeVisible();
  await expect(page.getByRole('heading', { name: contentOf('en', 'ui').jobs.requirements })).toBeVisible();
  await expect(main(page, '/jobs')).toHaveCount(3);
  for (const link of await main(page, '/jobs').all()) {
    if ((await link.textContent()) !== contentOf('en', 'pages/jobs').label) await expect(link).toBeHidden();
  }
  await expect(page.getByRole('heading', { name: contentOf('en', 'ui').jobs.others })).toBeHidden();
  for (const id of jobIds.filter((each) => each !== closedJob))
    for (const path of languageCodes.map((code) => localizedPath(code, paths.job(id)))) {
      await page.goto(path);
      expect(sheetsOf(await page.pdf({ preferCSSPageSize: true })), path).toBe(1);
    }
  await page.goto('/jobs');
  await expect(page.locator('#location')).toBeHidden();
  await expect(rows(page)).toHaveCount(jobIds.length);
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
        for (const filters of splitByLanguage(everyFilter, language)) {
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

    test(
      `each job's page is as it is today, in ${languages[language].name}`,
      inLanguage(language),
      async ({ page }) => {
        for (const id of splitByLanguage(jobIds, language)) {
          const job = contentOf(language, `jobs/${id}`);
          await page.goto(localizedPath(language, paths.job(id)));
          const ended = isClosed(job);
          await expect(page.getByText(labels.closed)).toBeVisible({ visible: ended });
          await expect(main(page, localizedPath(language, paths.apply(id)))).toBeVisible({ visible: !ended });
        }
      },
    );
  }
});

/** Of a PDF as Chromium writes it. */
const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

/** The jobs as the content has them. */
function jobs(language: Language) {
  return jobIds.map((id) => contentOf(language, `jobs/${id}`));
}

/** Chooses by the two lists; a choice that is made already is left. */
async function choose(page: Page, filters: JobFilters) {
  for (const [name, value] of Object.entries(filters)) {
    const select = page.locator(`#${name}`);
    if ((await select.inputValue()) !== value) await select.selectOption(value);
  }
}

/** The list shows the jobs of the content that match, open ones first in their group, and counts the open. */
async function expectJobs(page: Page, language: Language, filters: JobFilters) {
  const matching = jobs(language).filter((job) => matches(job, filters));
  const expected = jobFilterValues.category.flatMap((category) => {
    const group = matching.filter((job) => job.category === category);
    return [...group.filter((job) => !isClosed(job)), ...group.filter(isClosed)];
  });
  const labels = contentOf(language, 'ui').jobs;
  await expect(rows(page)).toHaveText(expected.map(({ title }) => title));
  await expect(page.getByRole('listitem').filter({ hasText: labels.closedOn })).toHaveCount(
    matching.filter(isClosed).length,
  );
  await expect(page.getByRole('status')).toHaveText(countsOf(language, filters));
  await expect(page.getByText(labels.none)).toBeVisible({ visible: expected.length === 0 });
  await expect(page.locator('#location')).toHaveValue(filters.location ?? '');
  await expect(page.locator('#category')).toHaveValue(filters.category ?? '');
}

/** How many of the matching jobs are open and how many are closed, as the list says it. */
function countsOf(language: Language, filters: JobFilters) {
  const matching = jobs(language).filter((job) => matches(job, filters));
  const closed = matching.filter(isClosed).length;
  const { count, closedCount } = contentOf(language, 'ui').jobs;
  const open = countInWords(language, matching.length - closed, count);
  return closed > 0 ? `${open} · ${countInWords(language, closed, closedCount)}` : open;
}

const rows = (page: Page) => page.locator('main li h3:visible');

const main = (page: Page, href: string) => page.getByRole('main').locator(`a[href="${href}"]`);
