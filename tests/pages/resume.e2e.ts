import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { paths } from '#routing/paths.ts';
import {
  applicants,
  application,
  attach,
  chosenFile,
  largePdf,
  resume,
  wrongResumes,
} from '../support/content/applications.ts';
import { isClosed, jobIds, openJob } from '../support/content/site-content.ts';
import { at, content, test } from '../support/fixtures.ts';
import { expectResume, referencesOf } from '../support/office/inbox.ts';
import { mailsAbout } from '../support/office/mails.ts';
import { onSeveralLines } from '../support/page/measured-layout.ts';
import { expectSent, formOn } from '../support/page/posted-form.ts';
import { openHydrated } from '../support/page/visit.ts';

// application.e2e.ts tests which files are refused, body-limits.test.ts uploads that break midway.

const path = paths.apply(openJob);

test('the résumé field looks the same before hydration, and names a chosen file @en', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(at(path));
  const input = formOn(page).field('resume').and(page.locator('[type=file]'));
  const invitation = page.locator('p:has(+ p output)');
  await expect(input).toHaveCSS('opacity', '0');
  await expect(invitation).toBeVisible();
  await attach(page, resume('resume.pdf', largePdf(1_000)));
  await expect(input).toHaveCSS('opacity', '1');
  await expect(invitation).toBeHidden();
});

test('on the smallest phone no word of a label or a button is broken @en', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const job of jobIds.filter((id) => !isClosed(content(`jobs/${id}`)))) {
    await openHydrated(page, at(paths.apply(job)));
    await attach(page, resume('resume.pdf', largePdf(1_000)));
    expect(await page.evaluate(onSeveralLines, 'main :is(dt, form button)')).toEqual([]);
  }
});

test('a dropped or chosen file is checked at once @once', async ({ page }) => {
  const form = formOn(page);
  await openHydrated(page, path);
  await form.field('resume').setInputFiles(wrongResumes.at(0)?.[1] ?? []);
  await expect(form.error('resume')).toBeVisible();
});

test('an upload shows its progress, and can be cancelled @ar', async ({ page, context, language }) => {
  const { upload: words, sending } = content('forms');
  const form = formOn(page);
  const typed = application(applicants[language].name);
  const line = await context.newCDPSession(page);
  const setSpeed = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await openHydrated(page, at(path));
  await form.fill(typed);
  await attach(page, resume('resume.pdf', largePdf(3_000_000)));
  await setSpeed(300_000);
  await form.send();
  const upload = page.locator('form div:has(> progress)');
  await expect(upload.getByRole('progressbar', { name: words.uploading })).toBeVisible();
  await expect(upload.locator('strong span')).toHaveText(
    language === 'ar' ? /^[١-٩][٠-٩]?٪$/ : /^[1-9]\d?%$/,
  );
  await expect(upload).toContainText(words.of);
  await expect(form.sendButton).toHaveText(sending);
  await upload.getByRole('button', { name: words.cancel }).click();
  await expect(page.getByRole('status').filter({ hasText: words.cancelled })).toHaveCount(1);
  await expect(upload).toBeHidden();
  await form.expectValues(typed);
  await expect(chosenFile(page)).toHaveText('resume.pdf');
  await setSpeed(-1);
  await form.send();
  await expectSent(page, language);
});

test('a connection that breaks before the answer loses nothing @ar', async ({ page, context, language }) => {
  const { failures, retry } = content('forms');
  const form = formOn(page);
  const { name, file } = applicants[language];
  const typed = application(`${name} ${randomBytes(4).toString('hex')}`);
  const bytes = largePdf(1_000_000);
  const line = await context.newCDPSession(page);
  await openHydrated(page, at(path));
  await form.fill(typed);
  await attach(page, resume(file, bytes));
  line.once('Fetch.requestPaused', ({ requestId }) =>
    line.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }),
  );
  await line.send('Fetch.enable', { patterns: [{ urlPattern: `*${at(path)}`, requestStage: 'Response' }] });
  await form.send();
  await expect(form.summary).toContainText(failures.offline);
  await form.expectValues(typed);
  await expect(chosenFile(page)).toHaveText(file);
  await line.send('Fetch.disable');
  await form.summary.getByRole('button', { name: retry }).click();
  const reference = await expectSent(page, language);
  await expectResume(reference, bytes);
  await mailsAbout(reference, 2);
  expect(await referencesOf(typed.name)).toEqual([reference]);
});
