import { expect, type Page } from '@playwright/test';
import type { Language } from '#i18n/languages.ts';
import { paths } from '#i18n/paths.ts';
import { dialogOn, openDialog, openersIn } from './dialogs.ts';
import { expectSent, plainText } from './expect-sent.ts';
import { test } from './fixtures.ts';
import { errorOn, fieldNamesOn, sendButtonOn, summaryOn } from './form-locators.ts';
import { mailsAbout } from './mails.ts';
import { contentOf } from './site-content.ts';
import { expectAccessible, openHydrated, watch } from './visit.ts';

const office = 'info@rasikh.example';
const messages: Record<Language, string> = {
  en: 'I finished my degree in June & would like to learn planning.',
  ar: 'أنهيت دراستي في يونيو، وأودّ أن أتعلّم التخطيط.',
};
const fields = ['country', 'industry', 'name', 'email', 'mobileNumber', 'message', 'privacyPolicy'];
const required = ['mobileNumber', 'message'];
const path = paths.page('applytraining');
const send = (page: Page) => sendButtonOn(page).click();

test('two fields are enough to apply for training', async ({ page, at, content, language }) => {
  const form = content('forms');
  const { errors } = watch(page);
  await openHydrated(page, at(path));
  expect(await fieldNamesOn(page.getByRole('main'))).toEqual(fields);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await send(page);
  await expect(summaryOn(page)).toBeFocused();
  await expect(summaryOn(page)).toContainText(form.summary[1]);
  for (const field of fields) {
    if (required.includes(field)) await expect(errorOn(page, field)).toHaveText(form.errors.required);
    else await expect(errorOn(page, field)).toBeHidden();
  }
  await expectAccessible(page);
  expect(errors).toEqual([]);

  // With only these two it arrives, and staff are told to call.
  await page.locator('[name=mobileNumber]').fill('٠١٠٠ ١٢٣ ٤٥٦٧');
  await page.locator('[name=message]').fill(messages[language]);
  await send(page);
  const mails = await mailsAbout(await expectSent(page, language), 1);
  const staff = plainText(mails.get(office)?.text);
  expect(staff).toContain(messages[language]);
  expect(staff.replaceAll(' ', '')).toContain('+201001234567');
  expect(staff).toContain(content('mails').staff.replyWithoutAddress);
  expect(mails.get(office)?.replyTo).toBeUndefined();
});

test('the same without JavaScript @ar', async ({ plainPage: page, at, content, language }) => {
  const form = content('forms');
  await page.goto(at(path));
  await send(page);
  await expect(page).toHaveURL(at(path));
  await expect(summaryOn(page)).toContainText(form.summary[1]);
  await fillAll(page, 'trainee@', messages[language]);
  await send(page);
  await expect(errorOn(page, 'email')).toHaveText(form.errors.email);
  await expect(page.locator('[name=message]')).toHaveValue(messages[language]);
  await expect(page.locator('[name=country]')).toHaveValue('ksa');
  await expect(page.locator('[name=industry]')).toHaveValue('retail');
  await page.locator('[name=email]').fill('plain@company.example');
  await send(page);
  await expectBothMails(await expectSent(page, language), 'plain@company.example', language);
});

test('the dialog about training takes an application @en', async ({ page, content, language }) => {
  await openDialog(page, openersIn(language).training);
  await send(page);
  await expect(summaryOn(dialogOn(page))).toContainText(content('forms').summary[1]);
  await fillAll(page, 'dialog@company.example', messages[language]);
  await send(page);
  await expectBothMails(await expectSent(page, language), 'dialog@company.example', language);
});

async function expectBothMails(reference: string, email: string, language: Language) {
  const mails = await mailsAbout(reference, 2);
  const staff = mails.get(office);
  const { country, industry } = contentOf(language, 'forms').fields;
  expect(staff?.subject).toContain(contentOf(language, 'mails').staff.subject.training);
  expect(staff?.replyTo?.[0]?.address).toBe(email);
  for (const text of [messages[language], country.choices.ksa, industry.choices.retail])
    expect(plainText(staff?.text)).toContain(text);
  expect(plainText(staff?.text).replaceAll(' ', '')).toContain('+966501234567');
  expect(mails.get(email)?.text).toContain(reference);
}

async function fillAll(page: Page, email: string, message: string) {
  await page.locator('[name=country]').selectOption('ksa');
  await page.locator('[name=industry]').selectOption('retail');
  await page.locator('[name=name]').fill('Nour Al-Sayed');
  await page.locator('[name=email]').fill(email);
  // With its country's code, as the hint asks where there is no script.
  await page.locator('[name=mobileNumber]').fill('+966 50 123 4567');
  await page.locator('[name=message]').fill(message);
  await page.locator('[name=privacyPolicy]').check();
}
