import { expect } from '@playwright/test';
import { languageCodes } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { closedJob, contentOf, isClosed, jobIds } from '../support/content/site-content.ts';
import { at, content, test } from '../support/fixtures.ts';
import { filterSelect, linkInMain, rows } from '../support/page/job-list.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/page/visit.ts';

// job-detail.test.tsx tests all that a page shows, and where it leads, on each day of a job.

test('the page of a closed job is accessible, and fits a phone @en', async ({ page }) => {
  test.skip(closedJob === 0, 'No job has closed yet.');
  await page.goto(at(paths.job(closedJob)));
  await expect(page.getByText(content('ui').jobs.closed)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScrolling(page);
});

test('without JavaScript each job’s page shows its state of today @ar', async ({ plainPage: page }) => {
  const labels = content('ui').jobs;
  for (const id of jobIds) {
    await page.goto(at(paths.job(id)));
    const job = content(`jobs/${id}`);
    const ended = isClosed(job);
    await expect(page.getByText(labels.closed)).toBeVisible({ visible: ended });
    await expect(linkInMain(page, at(paths.apply(id))).last()).toBeVisible({ visible: !ended });
    if (!job.validThrough) await expect(page.getByText(labels.untilFilled).first()).toBeVisible();
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
