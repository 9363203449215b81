import { expect, type Page, test } from '@playwright/test';
import { type Language, languageCodes, languages } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { dialogOn, openDialog, openersIn } from './dialogs.ts';
import { expectSent, plainText } from './expect-sent.ts';
import { errorOn, fieldNamesOn, summaryOn } from './form-locators.ts';
import { mailsAbout } from './mails.ts';
import { contentOf } from './site-content.ts';
import { inArabic, inEnglish, inLanguage } from './tags.ts';
import { expectAccessible, openHydrated, watch } from './visit.ts';

const office = 'info@rasikh.example';
const messages: Record<Language, string> = {
  en: 'I finished my degree in June & would like to learn planning.',
  ar: 'أنهيت دراستي في يونيو، وأودّ أن أتعلّم التخطيط.',
};
const fields = ['country', 'industry', 'name', 'email', 'mobileNumber', 'message', 'privacyPolicy'];

for (const language of languageCodes) {
  const path = localizedPath(language, paths.page('applytraining'));
  const form = contentOf(language, 'forms');
  const message = messages[language];
  const send = (page: Page) => page.getByRole('button', { name: form.forms.training.send }).click();

  test.describe(`an application for training in ${languages[language].name}`, inLanguage(language), () => {
    test('asks for a number and a message, and arrives with nothing else', async ({ page }) => {
      const { errors } = watch(page);
      await openHydrated(page, path);
      const names = await fieldNamesOn(page.getByRole('main'));
      expect(names).toEqual(fields);
      await expect(page.getByRole('checkbox')).not.toBeChecked();
      await send(page);
      const summary = summaryOn(page);
      await expect(summary).toBeFocused();
      await expect(summary).toContainText(form.summary[1]);
      for (const field of fields) {
        const required = field === 'mobileNumber' || field === 'message';
        if (required) await expect(errorOn(page, field)).toHaveText(form.errors.required);
        else await expect(errorOn(page, field)).toBeHidden();
      }
      await expectAccessible(page);
      expect(errors).toEqual([]);

      // With only these two it arrives, and staff are told to call.
      await page.locator('[name=mobileNumber]').fill('٠١٠٠ ١٢٣ ٤٥٦٧');
      await page.locator('[name=message]').fill(message);
      await send(page);
      const mails = await mailsAbout(await expectSent(page, language), 1);
      const staff = plainText(mails.get(office)?.text);
      expect(staff).toContain(message);
      expect(staff.replaceAll(' ', '')).toContain('+201001234567');
      expect(staff).toContain(contentOf(language, 'mails').staff.replyWithoutAddress);
      expect(mails.get(office)?.replyTo).toBeUndefined();
    });

    test('arrives with everything, and is confirmed to the applicant', async ({ page }) => {
      await openHydrated(page, path);
      await fillAll(page, `trainee.${language}@company.example`, message);
      await send(page);
      await expectBothMails(await expectSent(page, language), `trainee.${language}@company.example`);
    });

    test('arrives without JavaScript, by the same rules', inArabic, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto(path);
      await send(page);
      await expect(page).toHaveURL(path);
      await expect(summaryOn(page)).toContainText(form.summary[1]);
      await fillAll(page, 'trainee@', message);
      await send(page);
      await expect(errorOn(page, 'email')).toHaveText(form.errors.email);
      await expect(page.locator('[name=message]')).toHaveValue(message);
      await expect(page.locator('[name=country]')).toHaveValue('ksa');
      await expect(page.locator('[name=industry]')).toHaveValue('retail');
      const email = `plain.${language}@company.example`;
      await page.locator('[name=email]').fill(email);
      await send(page);
      await expectBothMails(await expectSent(page, language), email);
      await context.close();
    });

    test('arrives from the dialog on the page about social responsibility', inEnglish, async ({ page }) => {
      await openDialog(page, openersIn(language).training);
      await send(page);
      await expect(summaryOn(dialogOn(page))).toContainText(form.summary[1]);
      const email = `dialog.${language}@company.example`;
      await fillAll(page, email, message);
      await send(page);
      await expectBothMails(await expectSent(page, language), email);
    });
  });

  async function expectBothMails(reference: string, email: string) {
    const mails = await mailsAbout(reference, 2);
    const staff = mails.get(office);
    const { subject } = contentOf(language, 'mails').staff;
    expect(staff?.subject).toContain(subject.training);
    expect(staff?.replyTo?.[0]?.address).toBe(email);
    for (const text of [message, form.fields.country.choices.ksa, form.fields.industry.choices.retail]) {
      expect(plainText(staff?.text)).toContain(text);
    }
    expect(plainText(staff?.text).replaceAll(' ', '')).toContain('+966501234567');
    expect(mails.get(email)?.text).toContain(reference);
  }
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
