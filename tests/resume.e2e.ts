import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { paths } from '#i18n/paths.ts';
import {
  applicants,
  attach,
  chosenFile,
  expectStored,
  fill,
  large,
  made,
  type Resume,
  resume,
  send,
  uploadedFile,
} from './applications.ts';
import { brokenLine } from './broken-line.ts';
import { expectSent } from './expect-sent.ts';
import { test } from './fixtures.ts';
import { errorOn, sendButtonOn, summaryOn } from './form-locators.ts';
import { referencesOf } from './inbox.ts';
import { mailsAbout } from './mails.ts';
import { openJob } from './sample-jobs.ts';
import { splitByLanguage } from './split-by-language.ts';
import { openHydrated, watch } from './visit.ts';

const maxBytes = 5 * 1024 * 1024;
const program = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(4000, 7)]);

/** Files that cannot be a résumé, as a browser can tell, each with its message; all kinds are in resume-file.test.ts. */
const wrong: [what: string, file: Resume, code: string][] = [
  ['a program renamed to PDF', resume('resume.pdf', program), 'resume-type'],
  ['a program renamed to Word', resume('resume.docx', program), 'resume-type'],
  ['a file of more than 5 MB', resume('resume.pdf', large(maxBytes)), 'resume-too-large'],
];
/** What only the server can tell, who looks at the whole file. */
const damaged = resume('resume.pdf', made('libreoffice.pdf').subarray(0, 3000));
/** The other way round, so that a language meets here what it does not meet in the browser. */
const wrongForServer = [...wrong, ['a damaged file', damaged, 'resume-damaged'] as const].reverse();

const path = paths.apply(openJob);
/** A receiver gets only a few confirmations a day. */
const ownEmail = () => `${randomBytes(4).toString('hex')}@people.example`;

test('what is no résumé is refused, and the rest stays', async ({ page, at, content, language }) => {
  const form = content('forms');
  const { name } = applicants[language];
  const { files } = watch(page);
  const error = errorOn(page, 'resume');
  await openHydrated(page, at(path));
  await fill(page, name, ownEmail());
  for (const [what, file, code] of splitByLanguage(wrong, language)) {
    await attach(page, file);
    await expect(error, what).toHaveText(form.errors[code]);
    await send(page);
    await expect(summaryOn(page), what).toContainText(form.summary[0]);
    await page.getByRole('button', { name: form.fields.resume.remove }).click();
    await expect(error).toHaveText(form.errors.required);
  }
  expect(files.filter((file) => file === at(path))).toHaveLength(1);
  await attach(page, resume('resume.doc', made('libreoffice.doc'), 'application/msword'));
  await expect(error).toBeHidden();

  await attach(page, damaged);
  await send(page);
  await expect(error).toHaveText(form.errors['resume-damaged']);
  await expect(summaryOn(page)).toBeFocused();
  await expect(page.locator('[name=name]')).toHaveValue(name);
  await attach(page, resume('resume.docx', made('libreoffice.docx')));
  await expect(error).toBeHidden();
  await send(page);
  await expectSent(page, language);
});

test('an upload shows how far it is, and is cancelled @ar', async ({ page, at, content, language }) => {
  const form = content('forms');
  const { name } = applicants[language];
  const line = await page.context().newCDPSession(page);
  await openHydrated(page, at(path));
  await fill(page, name, ownEmail());
  await attach(page, resume('resume.pdf', large(3_000_000)));
  const speed = { offline: false, latency: 0, downloadThroughput: -1 };
  await line.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: 300_000 });
  await send(page);
  const upload = page.locator('form div:has(> progress)');
  await expect(upload.getByRole('progressbar', { name: form.upload.uploading })).toBeVisible();
  await expect(upload.locator('strong span')).toHaveText(
    language === 'ar' ? /^[١-٩][٠-٩]?٪$/ : /^[1-9]\d?%$/,
  );
  await expect(upload).toContainText(form.upload.of);
  await expect(sendButtonOn(page)).toHaveText(form.sending);
  await upload.getByRole('button', { name: form.upload.cancel }).click();
  await expect(page.locator('form [role=status]')).toHaveText(form.upload.cancelled);
  await expect(upload).toBeHidden();
  await expect(page.locator('[name=name]')).toHaveValue(name);
  await expect(chosenFile(page)).toHaveText('resume.pdf');
  await line.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: -1 });
  await send(page);
  await expectSent(page, language);
});

for (const [trouble, tag] of [
  ['breaks midway', '@en'],
  ['breaks before the answer', '@ar'],
] as const)
  test(`a line that ${trouble} loses nothing ${tag}`, async ({
    page,
    baseURL,
    at,
    content,
    language,
  }, info) => {
    const form = content('forms');
    const line = await brokenLine(baseURL ?? '');
    const name = `${applicants[language].name} ${randomBytes(4).toString('hex')}`;
    const file = large(1_000_000);
    await openHydrated(page, line.url + at(path));
    await fill(page, name, ownEmail());
    await attach(page, resume(applicants[language].file, file));
    line.become(trouble);
    await send(page);
    await expect(summaryOn(page)).toContainText(form.failures.offline);
    await expect(page.locator('[name=name]')).toHaveValue(name);
    await expect(page.locator('[name=privacyPolicy]')).toBeChecked();
    await expect(chosenFile(page)).toHaveText(applicants[language].file);
    line.become('whole');
    await summaryOn(page).getByRole('button', { name: form.retry }).click();
    const reference = await expectSent(page, language);
    await expectStored(reference, file, info);
    await mailsAbout(reference, 2);
    expect(await referencesOf(name)).toEqual([reference]);
    line.close();
  });

test('without JavaScript a wrong résumé is refused', async ({ plainPage: page, at, content, language }) => {
  const form = content('forms');
  const { name } = applicants[language];
  await page.goto(at(path));
  await fill(page, name, ownEmail());
  for (const [what, file, code] of splitByLanguage(wrongForServer, language)) {
    await attach(page, file);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.waitForEvent('load'),
      send(page),
    ]);
    expect(answer.status(), what).toBe(422);
    await expect(errorOn(page, 'resume'), what).toHaveText(form.errors[code]);
    await expect(page.locator('[name=name]'), what).toHaveValue(name);
    await expect(uploadedFile(page, form), what).toBeHidden();
  }
});
