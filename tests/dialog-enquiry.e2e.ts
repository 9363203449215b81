import { expect, type Page } from '@playwright/test';
import { countries, dialCodes } from '#forms/choices.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { dialogOn, openDialog, openersIn } from './dialogs.ts';
import { expectSent, plainText } from './expect-sent.ts';
import { test } from './fixtures.ts';
import { errorOn, outputOn, sendButtonOn, summaryOn } from './form-locators.ts';
import { mailsAbout } from './mails.ts';
import { expectAccessible } from './visit.ts';

const enquiries = {
  en: {
    name: 'Omar Haddad',
    jobTitle: 'Head of planning',
    email: 'omar.en@company.example',
    companyName: 'Cedar & Sons',
  },
  ar: {
    name: 'عمر حدّاد',
    jobTitle: 'مدير التخطيط',
    email: 'omar.ar@company.example',
    companyName: 'شركة الأرز',
  },
} satisfies Record<Language, Record<string, string>>;
const required = [
  'country',
  'name',
  'jobTitle',
  'email',
  'mobileNumber',
  'companyName',
  'industry',
  'reasonForContact',
  'message',
];
const office = 'info@rasikh.example';

const field = (page: Page, name: string) => dialogOn(page).locator(`[name=${name}]`);
const flags = (page: Page) => dialogOn(page).getByRole('radio');
const error = (page: Page, name: string) => errorOn(dialogOn(page), name);
const send = (page: Page) => sendButtonOn(dialogOn(page)).click();

test('an enquiry in the dialog asks for its fields, and arrives', async ({ page, content, language }) => {
  const form = content('forms');
  const enquiry = enquiries[language];
  const { choices } = form.fields.country;
  await openDialog(page, openersIn(language).home);

  await test.step('nothing is chosen', async () => {
    const box = dialogOn(page).getByRole('checkbox');
    await expect(box).toHaveCount(1);
    await expect(box).not.toBeChecked();
    await expect(box).not.toHaveAttribute('required');
    for (const list of ['industry', 'reasonForContact']) {
      await expect(field(page, list).locator('option').first()).toHaveText('');
      await expect(field(page, list)).toHaveValue('');
    }
    await expect(field(page, 'message')).toHaveValue('');
    await expect(field(page, 'message')).toHaveAttribute('rows', '4');
  });

  await test.step('what is wrong with a field is said once it is left, and taken back when it is right', async () => {
    for (const [name, wrong, code, right] of [
      ['name', 'ab', 'name-short', enquiry.name],
      ['email', 'a@b', 'email', enquiry.email],
      ['mobileNumber', '12345', 'mobile', '0100 123 4567'],
      ['message', 'short', 'message-short', 'Long enough, now.'],
    ] as const) {
      await field(page, name).fill(wrong);
      await expect(error(page, name)).toBeHidden();
      await field(page, name).blur();
      await expect(error(page, name)).toHaveText(form.errors[code]);
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      await field(page, name).fill(right);
      await expect(error(page, name)).toBeHidden();
      await field(page, name).fill('');
    }
  });

  await test.step('every field is asked for', async () => {
    await send(page);
    const summary = summaryOn(dialogOn(page));
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(form.summary[8]);
    for (const name of required) {
      await expect(error(page, name)).toHaveText(form.errors.required);
      const { label } = form.fields[name];
      await expect(summary.getByRole('link', { name: label, exact: true })).toBeVisible();
    }
    await expect(error(page, 'privacyPolicy')).toBeHidden();
    await summary.getByRole('link', { name: form.fields.country.label, exact: true }).click();
    await expect(flags(page).first()).toBeFocused();
    await expect(flags(page).first()).toBeInViewport();
  });

  await test.step('a key or a click chooses one of five flags, and its dial code stands before the number', async () => {
    const chosen = dialogOn(page).getByLabel(form.dialog.chosen);
    const dial = dialogOn(page).locator('[id$="-mobileNumber-dial"]');
    const expectCountry = async (index: number) => {
      const country = countries.at(index) ?? 'egypt';
      await expect(flags(page).nth(countries.indexOf(country))).toBeChecked();
      await expect(chosen).toHaveValue(choices[country]);
      await expect(dial).toHaveText(dialCodes[country]);
    };
    await expect(flags(page)).toHaveCount(5);
    // Section 2 of the specification.
    for (const [index, country] of ['ksa', 'uae', 'jordan', 'bahrain', 'egypt'].entries()) {
      await expect(flags(page).nth(index)).toHaveValue(country);
      await expect(flags(page).nth(index)).toHaveAccessibleName(choices[country]);
      await expect(flags(page).nth(index)).not.toBeChecked();
    }
    await expect(dialogOn(page).getByRole('radiogroup').locator('img')).toHaveCount(5);
    await expect(chosen).not.toBeEditable();
    await expect(chosen).toHaveValue('');
    await expect(chosen).toHaveAttribute('placeholder', form.dialog.none);
    await expect(dial).toHaveText('+20');

    // The flags are one stop for Tab, there and back.
    for (const _ of [1, 2]) {
      await flags(page).first().focus();
      await page.keyboard.press('Tab');
      await expect(field(page, 'name')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(flags(page).first()).toBeFocused();
    }
    await page.keyboard.press('Space');
    await expectCountry(0);
    const [on, back] =
      languages[language].dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    for (const [key, index] of [
      ...[1, 2, 3, 4, 0].map((index) => [on, index] as const),
      [back, 4],
      [back, 3],
      ['ArrowDown', 4],
      ['ArrowUp', 3],
    ] as const) {
      await page.keyboard.press(key);
      await expectCountry(index);
    }
    const number = outputOn(dialogOn(page), 'mobileNumber').locator('bdi');
    for (const index of countries.keys()) {
      await dialogOn(page).getByRole('radiogroup').locator('label').nth(index).click();
      await expectCountry(index);
    }
    await field(page, 'mobileNumber').fill('0100 123 4567');
    await expect(number).toHaveText('+20 100 123 4567');
    await flags(page).first().check();
    await field(page, 'mobileNumber').fill('٠٥٠ ١٢٣ ٤٥٦٧');
    await expect(number).toHaveText('+966 50 123 4567');
  });

  await fill(page, enquiry);
  await field(page, 'message').fill('نودّ أن نسأل عن خطتنا.\nA second line 👋');
  await send(page);
  const reference = await expectSent(page, language);
  await expectAccessible(page);
  const mails = await mailsAbout(reference, 2);
  const staff = plainText(mails.get(office)?.text);
  for (const text of [...Object.values(enquiry), '👋', choices.ksa]) expect(staff).toContain(text);
  expect(staff.replaceAll(' ', '')).toContain('+966501234567');
  expect(staff).toContain(content('mails').staff.empty);
  expect(mails.get(enquiry.email)?.text).toContain(reference);
});

test('an enquiry says for which service it is @ar', async ({ page, content, language }) => {
  const form = content('forms');
  const { title } = content('services/3');
  const enquiry = { ...enquiries[language], email: 'omar.service@company.example' };
  await openDialog(page, openersIn(language).service);
  await expect(field(page, 'message')).toHaveValue('');
  await expect(dialogOn(page).getByText(`${form.about} ${title}`)).toBeVisible();
  await fill(page, enquiry);
  await field(page, 'message').fill('Price?');
  await send(page);
  await expect(error(page, 'message')).toHaveText(form.errors['message-short']);
  await field(page, 'message').fill('What does the reading cost?');
  await dialogOn(page).getByRole('checkbox').check();
  await send(page);
  const mails = await mailsAbout(await expectSent(page, language), 2);
  for (const receiver of [office, enquiry.email]) {
    const text = plainText(mails.get(receiver)?.text);
    expect(text).toContain(form.fields.service.label);
    expect(text).toContain(title);
  }
  const staff = plainText(mails.get(office)?.text);
  expect(staff).toContain('What does the reading cost?');
  expect(staff).toContain(content('mails').staff.ticked);
});

/** Everything but the message and the privacy box. */
async function fill(page: Page, enquiry: Record<string, string>) {
  await flags(page).first().check();
  for (const [name, value] of Object.entries(enquiry)) await field(page, name).fill(value);
  await field(page, 'mobileNumber').fill('050 123 4567');
  await field(page, 'industry').selectOption('logistics');
  await field(page, 'reasonForContact').selectOption('general-inquiry');
}
