import { expect, type Page } from '@playwright/test';
import { applicationTo } from '#forms/application.ts';
import { formatFileSize } from '#i18n/numbers.ts';
import { paths } from '#i18n/paths.ts';
import {
  applicants,
  attach,
  chosenFile,
  expectStored,
  fill,
  made,
  resume,
  send,
  uploadedFile,
} from './applications.ts';
import { expectSent, plainText } from './expect-sent.ts';
import { test } from './fixtures.ts';
import { errorOn, fieldNamesOn, outputOn, summaryOn } from './form-locators.ts';
import { mailsAbout } from './mails.ts';
import { closedJob, openJob } from './sample-jobs.ts';
import type { contentOf } from './site-content.ts';
import { expectAccessible, expectNoSidewaysScrolling, openHydrated, watch } from './visit.ts';

const { fields } = applicationTo(openJob);
const required = fields.filter((field) => field !== 'message');

test('an application asks for its fields, and arrives @en', async ({ page, at, content, language }, info) => {
  const { errors } = watch(page);
  const form = content('forms');
  const { name, file, email } = applicants[language];
  await openHydrated(page, at(paths.apply(openJob)));
  expect(await fieldNamesOn(page.getByRole('main'))).toEqual(fields);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await send(page);
  await expect(summaryOn(page)).toBeFocused();
  await expectRequired(page, form);
  await expectAccessible(page);
  await summaryOn(page).getByRole('link', { name: form.fields.resume.label }).click();
  await expect(page.locator('[name=resume]')).toBeFocused();

  await fill(page, name, email);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await attach(page, resume(`${'سيرة ذاتية طويلة الاسم '.repeat(9)}.pdf`, made('cairo.pdf')));
  await expect(chosenFile(page)).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize(size ?? { width: 1440, height: 900 });
  await attach(page, resume(file, made('chromium.pdf')));
  await expect(chosenFile(page)).toHaveText(file);
  await expect(outputOn(page, 'resume')).toContainText(formatFileSize(language, made('chromium.pdf').length));
  await send(page);
  const reference = await expectSent(page, language);
  expect(errors).toEqual([]);
  await expectStored(reference, made('chromium.pdf'), info);
  await expectMails(reference, applicants[language], content);
});

test('a job that closed meanwhile takes no application @en', async ({ page, at, content, language }) => {
  test.skip(closedJob === 0, 'No job has closed yet.');
  const path = at(paths.apply(openJob));
  const { name, email } = applicants[language];
  const form = content('forms');
  await page.route(`**${path}`, (route) => {
    const url = route
      .request()
      .url()
      .replace(path, at(paths.apply(closedJob)));
    return route.continue(route.request().method() === 'POST' ? { url } : {});
  });
  await openHydrated(page, path);
  await fill(page, name, email);
  await attach(page, resume('resume.pdf', made('cairo.pdf')));
  await send(page);
  await expect(summaryOn(page)).toContainText(form.failures.closed);
  await expect(summaryOn(page).getByRole('button')).toHaveCount(0);
  await expect(page.locator('[name=name]')).toHaveValue(name);
});

test('an application without JavaScript @ar', async ({ plainPage: page, at, content, language }, info) => {
  const { name, file, email } = applicants[language];
  const form = content('forms');
  await page.goto(at(paths.apply(openJob)));
  await send(page);
  await expectRequired(page, form);
  await fill(page, name, 'no address');
  await attach(page, resume(file, made('libreoffice.docx')));
  await send(page);
  // A .docx that calls itself .pdf is none.
  await expect(errorOn(page, 'resume')).toHaveText(form.errors['resume-type']);
  await expect(uploadedFile(page, form)).toBeHidden();
  await attach(page, resume(file, made('cairo.pdf')));
  await send(page);
  await expect(summaryOn(page)).toBeFocused();
  await expect(errorOn(page, 'email')).toHaveText(form.errors.email);
  await expect(errorOn(page, 'resume')).toBeHidden();
  await expect(uploadedFile(page, form)).toBeVisible();
  await expect(uploadedFile(page, form).locator('bdi')).toHaveText(file);
  await expect(page.locator('[name=name]')).toHaveValue(name);
  await expect(page.locator('[name=countryCode]')).toHaveValue('+966');
  await expect(page.locator('[name=privacyPolicy]')).toBeChecked();
  await page.locator('[name=email]').fill(email);
  await send(page);
  const reference = await expectSent(page, language);
  await expectStored(reference, made('cairo.pdf'), info);
  await expectMails(reference, applicants[language], content);
});

async function expectRequired(page: Page, form: ReturnType<typeof contentOf>) {
  await expect(summaryOn(page)).toContainText(form.summary[required.length - 1]);
  for (const field of required) await expect(errorOn(page, field)).toHaveText(form.errors.required);
  await expect(errorOn(page, 'message')).toBeHidden();
}

async function expectMails(
  reference: string,
  { name, file, email }: Record<'name' | 'file' | 'email', string>,
  content: (file: string) => ReturnType<typeof contentOf>,
) {
  const mails = await mailsAbout(reference, 2);
  const staff = mails.get('info@rasikh.example');
  expect(staff?.replyTo?.[0]?.address).toBe(email);
  const text = plainText(staff?.text);
  for (const part of [name, file, content(`jobs/${openJob}`).title]) expect(text).toContain(part);
  expect(text).toContain(`npm run inbox -- resume ${reference} --out`);
  expect(mails.get(email)?.text).toContain(reference);
  for (const mail of mails.values()) expect(mail.attachments).toEqual([]);
}
