import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { paths } from '#routing/paths.ts';
import {
  applicants,
  application,
  attach,
  chosenFile,
  damagedResume,
  fileErrorText,
  largePdf,
  resume,
  resumeFixture,
  wrongResumes,
} from '../support/content/applications.ts';
import { openJob } from '../support/content/sample-jobs.ts';
import { test } from '../support/fixtures.ts';
import { expectResume, referencesOf } from '../support/office/inbox.ts';
import { mailsAbout } from '../support/office/mails.ts';
import { brokenLine } from '../support/page/broken-connection.ts';
import { expectSent } from '../support/page/expect-sent.ts';
import { formOn } from '../support/page/form-locators.ts';
import { openHydrated, watch } from '../support/page/visit.ts';

// application.e2e.ts tests it without JavaScript.

const path = paths.apply(openJob);

test('the résumé field looks the same before hydration, and names a chosen file @en', async ({
  page,
  at,
}) => {
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

test('a file that is not a résumé is refused, and the other values stay @en', async ({
  page,
  at,
  content,
  language,
}) => {
  const words = content('forms');
  const form = formOn(page);
  const { name } = applicants[language];
  const { files } = watch(page);
  await openHydrated(page, at(path));
  await form.fill(application(name));
  for (const [what, file, code] of wrongResumes)
    await test.step(what, async () => {
      await attach(page, file);
      await expect(form.error('resume')).toHaveText(fileErrorText(words.errors, code, language));
      await form.send();
      await expect(form.summary).toContainText(words.summary[0]);
      await page.getByRole('button', { name: words.upload.remove }).click();
      await expect(form.error('resume')).toHaveText(words.errors.required);
    });
  // Nothing was sent.
  expect(files.filter((file) => file === at(path))).toHaveLength(1);
  await attach(page, resume('resume.doc', resumeFixture('libreoffice.doc'), 'application/msword'));
  await expect(form.error('resume')).toBeHidden();

  await attach(page, damagedResume);
  await form.send();
  await expect(form.error('resume')).toHaveText(words.errors['file-damaged']);
  await expect(form.summary).toBeFocused();
  await expect(form.field('name')).toHaveValue(name);
  await attach(page, resume('resume.docx', resumeFixture('libreoffice.docx')));
  await expect(form.error('resume')).toBeHidden();
  await form.send();
  await expectSent(page, language);
});

test('a dropped or chosen file is checked at once @once', async ({ page }) => {
  const form = formOn(page);
  await openHydrated(page, path);
  await form.field('resume').setInputFiles(wrongResumes.at(0)?.[1] ?? []);
  await expect(form.error('resume')).toBeVisible();
});

test('an upload shows its progress, and can be cancelled @ar', async ({ page, at, content, language }) => {
  const { upload: words, sending } = content('forms');
  const form = formOn(page);
  const { name } = applicants[language];
  const line = await page.context().newCDPSession(page);
  const setSpeed = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await openHydrated(page, at(path));
  await form.fill(application(name));
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
  await expect(form.field('name')).toHaveValue(name);
  await expect(chosenFile(page)).toHaveText('resume.pdf');
  await setSpeed(-1);
  await form.send();
  await expectSent(page, language);
});

for (const [trouble, tag] of [
  ['breaks midway', '@en @all'],
  ['breaks before the answer', '@ar'],
] as const)
  test(`a connection that ${trouble} loses nothing ${tag}`, async ({
    page,
    baseURL,
    at,
    content,
    language,
  }) => {
    const { failures, retry } = content('forms');
    const form = formOn(page);
    const line = await brokenLine(baseURL ?? '');
    const { name, file } = applicants[language];
    const typed = application(`${name} ${randomBytes(4).toString('hex')}`);
    const bytes = largePdf(1_000_000);
    await openHydrated(page, line.url + at(path));
    await form.fill(typed);
    await attach(page, resume(file, bytes));
    line.set(trouble);
    await form.send();
    await expect(form.summary).toContainText(failures.offline);
    await form.expectValues(typed);
    await expect(chosenFile(page)).toHaveText(file);
    line.set('whole');
    await form.summary.getByRole('button', { name: retry }).click();
    const reference = await expectSent(page, language);
    await expectResume(reference, bytes);
    await mailsAbout(reference, 2);
    expect(await referencesOf(typed.name)).toEqual([reference]);
    line.close();
  });
