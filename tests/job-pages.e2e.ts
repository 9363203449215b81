import { expect, test } from '@playwright/test';
import { languageCodes, languages } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { jobs, linkInMain, rows } from './job-list.ts';
import { closedJob, isClosed, jobIds, openJob } from './sample-jobs.ts';
import { contentOf } from './site-content.ts';
import { splitByLanguage } from './split-by-language.ts';
import { inLanguage } from './tags.ts';
import { expectAccessible, expectNoSidewaysScrolling, expectPath } from './visit.ts';

for (const language of languageCodes) {
  const { name } = languages[language];
  const labels = contentOf(language, 'ui').jobs;
  const list = localizedPath(language, paths.page('jobs'));

  test(
    `a closed job says so and offers the open ones, in ${name}`,
    inLanguage(language),
    async ({ page }) => {
      test.skip(closedJob === 0, 'No job has closed yet.');
      await page.goto(localizedPath(language, paths.job(closedJob)));
      await expect(page.getByText(labels.closed)).toBeVisible();
      await expect(linkInMain(page, localizedPath(language, paths.apply(closedJob)))).toBeHidden();
      const open = jobs(language).filter((job) => !isClosed(job));
      const { category } = contentOf(language, `jobs/${closedJob}`);
      const near = open.filter((job) => job.category === category);
      const far = open.filter((job) => job.category !== category);
      await expect(rows(page)).toHaveText([...near, ...far].map(({ title }) => title));
      await expectAccessible(page);
      await page.setViewportSize({ width: 360, height: 800 });
      await expectNoSidewaysScrolling(page);
      await linkInMain(page, list).filter({ hasText: labels.others }).click();
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
      await linkInMain(page, localizedPath(language, paths.apply(openJob))).click();
      await expectPath(page, localizedPath(language, paths.apply(openJob)));
    },
  );

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`each job's page is as it is today, in ${name}`, inLanguage(language), async ({ page }) => {
      for (const id of splitByLanguage(jobIds, language)) {
        const job = contentOf(language, `jobs/${id}`);
        await page.goto(localizedPath(language, paths.job(id)));
        const ended = isClosed(job);
        await expect(page.getByText(labels.closed)).toBeVisible({ visible: ended });
        await expect(linkInMain(page, localizedPath(language, paths.apply(id)))).toBeVisible({
          visible: !ended,
        });
      }
    });
  });
}

test('a job is printed without what paper cannot do', async ({ page }) => {
  await page.goto(`/jobs/${closedJob}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(contentOf('en', 'ui').jobs.closed)).toBeVisible();
  await expect(page.getByRole('heading', { name: contentOf('en', 'ui').jobs.requirements })).toBeVisible();
  await expect(linkInMain(page, '/jobs')).toHaveCount(3);
  for (const link of await linkInMain(page, '/jobs').all()) {
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

/** Of a PDF as Chromium writes it. */
const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;
