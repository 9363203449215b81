import { expect } from '@playwright/test';
import { languageCodes } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { closedJob, isClosed, jobIds, openJob } from '../support/content/sample-jobs.ts';
import { contentOf } from '../support/content/site-content.ts';
import { test } from '../support/fixtures.ts';
import { filterSelect, jobs, linkInMain, rows } from '../support/page/job-list.ts';
import { expectAccessible, expectNoSidewaysScrolling, expectPath } from '../support/page/visit.ts';

test('a closed job leads to others, an open one to its form @en', async ({ page, at, content, language }) => {
  test.skip(closedJob === 0, 'No job has closed yet.');
  const labels = content('ui').jobs;
  await page.goto(at(paths.job(closedJob)));
  await expect(page.getByText(labels.closed)).toBeVisible();
  await expect(linkInMain(page, at(paths.apply(closedJob)))).toHaveCount(0);
  // job-detail.test.tsx tests which jobs these are, and their order.
  await expect(rows(page)).toHaveCount(jobs(language).filter((job) => !isClosed(job)).length);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScrolling(page);
  await linkInMain(page, at(paths.page('jobs')))
    .filter({ hasText: labels.others })
    .click();
  await expectPath(page, at(paths.page('jobs')));

  await page.goto(at(paths.job(openJob)));
  const shown = (said: string) => page.getByText(said).filter({ visible: true });
  const { validThrough } = content(`jobs/${openJob}`);
  for (const said of [labels.posted, validThrough ? labels.validThrough : labels.untilFilled])
    await expect(shown(said)).toHaveCount(1);
  for (const said of [labels.closing, labels.closed]) await expect(shown(said)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(0);
  // The page ends with such a link too.
  await linkInMain(page, at(paths.apply(openJob)))
    .last()
    .click();
  await expectPath(page, at(paths.apply(openJob)));
});

test('without JavaScript each job’s page shows its state of today @ar', async ({
  plainPage: page,
  at,
  content,
}) => {
  const labels = content('ui').jobs;
  for (const id of jobIds) {
    await page.goto(at(paths.job(id)));
    const ended = isClosed(content(`jobs/${id}`));
    await expect(page.getByText(labels.closed)).toBeVisible({ visible: ended });
    await expect(linkInMain(page, at(paths.apply(id))).last()).toBeVisible({ visible: !ended });
  }
  test.skip(closedJob === 0, 'No job has closed yet.');
  await page.goto(at(paths.apply(closedJob)));
  await expect(page).toHaveURL(at(paths.job(closedJob)));
  await expect(page.getByRole('main')).toContainText(labels.closed);
});

test('a job prints on one sheet, without links to other jobs @once', async ({ page }) => {
  const labels = contentOf('en', 'ui').jobs;
  await page.goto(paths.job(closedJob));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(labels.closed)).toBeVisible();
  await expect(page.getByRole('heading', { name: labels.requirements })).toBeVisible();
  await expect(linkInMain(page, paths.page('jobs'))).toHaveCount(3);
  for (const link of await linkInMain(page, paths.page('jobs')).all()) {
    if ((await link.textContent()) !== contentOf('en', 'pages/jobs').label) await expect(link).toBeHidden();
  }
  await expect(page.getByRole('heading', { name: labels.others })).toBeHidden();
  for (const id of jobIds.filter((each) => each !== closedJob))
    for (const path of languageCodes.map((code) => localizedPath(code, paths.job(id)))) {
      await page.goto(path);
      expect(sheetsOf(await page.pdf({ preferCSSPageSize: true })), path).toBe(1);
    }
  await page.goto(paths.page('jobs'));
  await expect(filterSelect(page, 'location')).toBeHidden();
  await expect(rows(page)).toHaveCount(jobIds.length);
});

/** Reads a PDF of Chromium. */
const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;
