import { expect, type Page, test } from '@playwright/test';
import { countries, dialCodes } from '#forms/choices.ts';
import { type Language, languageCodes, languages } from '#i18n/languages.ts';
import { dialogOn, openDialog, openersIn } from './dialogs.ts';
import { expectSent, plainText } from './expect-sent.ts';
import { errorOn, outputOn, summaryOn } from './form-locators.ts';
import { mailsAbout } from './mails.ts';
import { contentOf } from './site-content.ts';
import { inEnglish, inLanguage } from './tags.ts';
import { expectAccessible } from './visit.ts';

const enquiries: Record<Language, Record<string, string>> = {
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
};

for (const language of languageCodes) {
  const form = contentOf(language, 'forms');
  const { home, service } = openersIn(language);
  const enquiry = enquiries[language];
  const flags = (page: Page) => dialogOn(page).getByRole('radio');
  const chosen = (page: Page) => dialogOn(page).getByLabel(form.dialog.chosen);
  const dial = (page: Page) => dialogOn(page).locator('[id$="-mobileNumber-dial"]');
  const expectCountry = async (page: Page, index: number) => {
    const country = countries.at(index) ?? 'egypt';
    await expect(flags(page).nth(countries.indexOf(country))).toBeChecked();
    await expect(chosen(page)).toHaveValue(form.fields.country.choices[country]);
    await expect(dial(page)).toHaveText(dialCodes[country]);
  };

  test.describe(`an enquiry in the dialog in ${languages[language].name}`, inLanguage(language), () => {
    test('offers five flags, none chosen; a key or a click chooses, and its dial code stands before the number', async ({
      page,
    }) => {
      await openDialog(page, home);
      await expect(flags(page)).toHaveCount(5);
      // Section 2 of the specification.
      const order = ['ksa', 'uae', 'jordan', 'bahrain', 'egypt'];
      expect(await flags(page).evaluateAll((all) => all.map((flag) => flag.getAttribute('value')))).toEqual(
        order,
      );
      for (const [index, country] of order.entries()) {
        await expect(flags(page).nth(index)).toHaveAccessibleName(form.fields.country.choices[country]);
        await expect(flags(page).nth(index)).not.toBeChecked();
      }
      await expect(dialogOn(page).getByRole('radiogroup').locator('img')).toHaveCount(5);
      await expect(chosen(page)).not.toBeEditable();
      await expect(chosen(page)).toHaveValue('');
      await expect(chosen(page)).toHaveAttribute('placeholder', form.dialog.none);
      await expect(dial(page)).toHaveText('+20');

      // The flags are one stop for Tab, there and back.
      const stopAfter = async (key: string) => {
        await page.keyboard.press(key);
        return page.evaluate(() => (document.activeElement as HTMLInputElement).name);
      };
      for (const _ of [1, 2]) {
        await dialogOn(page).locator('[name=country]').first().focus();
        expect(await stopAfter('Tab')).toBe('name');
        expect(await stopAfter('Shift+Tab')).toBe('country');
        await expect(dialogOn(page).locator('[name=country]').first()).toBeFocused();
      }

      await page.keyboard.press('Space');
      await expectCountry(page, 0);
      const [on, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
      const steps = [on, on, on, on, on, back, back, 'ArrowDown', 'ArrowUp'];
      const expected = [1, 2, 3, 4, 0, 4, 3, 4, 3];
      for (const [index, key] of steps.entries()) {
        await page.keyboard.press(key ?? '');
        await expectCountry(page, expected[index] ?? 0);
      }

      for (const index of countries.keys()) {
        await dialogOn(page).getByRole('radiogroup').locator('label').nth(index).click();
        await expectCountry(page, index);
      }
      await dialogOn(page).locator('[name=mobileNumber]').fill('0100 123 4567');
      await expect(outputOn(dialogOn(page), 'mobileNumber').locator('bdi')).toHaveText('+20 100 123 4567');
      await flags(page).first().check();
      await dialogOn(page).locator('[name=mobileNumber]').fill('٠٥٠ ١٢٣ ٤٥٦٧');
      await expect(outputOn(dialogOn(page), 'mobileNumber').locator('bdi')).toHaveText('+966 50 123 4567');
    });

    test('asks for every field but the privacy box, which is not ticked', async ({ page }) => {
      await openDialog(page, home);
      const box = dialogOn(page).getByRole('checkbox');
      await expect(box).toHaveCount(1);
      await expect(box).not.toBeChecked();
      await expect(box).not.toHaveAttribute('required');
      for (const list of ['industry', 'reasonForContact']) {
        await expect(dialogOn(page).locator(`[name=${list}] option`).first()).toHaveText('');
        await expect(dialogOn(page).locator(`[name=${list}]`)).toHaveValue('');
      }
      await expect(dialogOn(page).locator('[name=message]')).toHaveAttribute('rows', '4');
      await send(page, form);
      const summary = summaryOn(dialogOn(page));
      await expect(summary).toBeFocused();
      await expect(summary).toContainText(form.summary[8]);
      for (const field of required) {
        await expect(error(page, field)).toHaveText(form.errors.required);
        await expect(
          summary.getByRole('link', { name: form.fields[field].label, exact: true }),
        ).toBeVisible();
      }
      await expect(error(page, 'privacyPolicy')).toBeHidden();
      await summary.getByRole('link', { name: form.fields.country.label, exact: true }).click();
      await expect(flags(page).first()).toBeFocused();
      await expect(flags(page).first()).toBeInViewport();
    });

    test(
      'says what is wrong with a field once it is left, and takes it back when it is right',
      inEnglish,
      async ({ page }) => {
        await openDialog(page, home);
        for (const [field, wrong, code, right] of [
          ['name', 'ab', 'name-short', enquiry.name],
          ['email', 'a@b', 'email', enquiry.email],
          ['mobileNumber', '12345', 'mobile', '0100 123 4567'],
          ['message', 'short', 'message-short', 'Long enough, now.'],
        ]) {
          const control = dialogOn(page).locator(`[name=${field}]`);
          await control.fill(wrong ?? '');
          await expect(error(page, field ?? '')).toBeHidden();
          await control.blur();
          await expect(error(page, field ?? '')).toHaveText(form.errors[code ?? '']);
          await expect(control).toHaveAttribute('aria-invalid', 'true');
          await control.fill(right ?? '');
          await expect(error(page, field ?? '')).toBeHidden();
        }
      },
    );

    test('arrives with the privacy box empty, and staff see that it was', async ({ page }) => {
      await openDialog(page, home);
      await expect(dialogOn(page).locator('[name=message]')).toHaveValue('');
      await fill(page, enquiry);
      await dialogOn(page).locator('[name=message]').fill('نودّ أن نسأل عن خطتنا.\nA second line 👋');
      await send(page, form);
      const reference = await expectSent(page, language);
      await expectAccessible(page);
      const mails = await mailsAbout(reference, 2);
      const staff = plainText(mails.get('info@rasikh.example')?.text);
      for (const text of [...Object.values(enquiry), '👋', form.fields.country.choices.ksa])
        expect(staff).toContain(text);
      expect(staff.replaceAll(' ', '')).toContain('+966501234567');
      expect(staff).toContain(contentOf(language, 'mails').staff.empty);
      expect(mails.get(enquiry.email ?? '')?.text).toContain(reference);
    });

    test('says for which service it is, beside the message and never in it', async ({ page }) => {
      const { title } = contentOf(language, 'services/3');
      await openDialog(page, service);
      const message = dialogOn(page).locator('[name=message]');
      await expect(message).toHaveValue('');
      await expect(dialogOn(page).getByText(`${form.about} ${title}`)).toBeVisible();
      await fill(page, enquiry);
      await message.fill('Price?');
      await send(page, form);
      await expect(error(page, 'message')).toHaveText(form.errors['message-short']);
      await message.fill('What does the reading cost?');
      await dialogOn(page).getByRole('checkbox').check();
      await send(page, form);
      const mails = await mailsAbout(await expectSent(page, language), 2);
      for (const mail of [mails.get('info@rasikh.example'), mails.get(enquiry.email ?? '')]) {
        expect(plainText(mail?.text)).toContain(form.fields.service.label);
        expect(plainText(mail?.text)).toContain(title);
      }
      const staff = plainText(mails.get('info@rasikh.example')?.text);
      expect(staff).toContain('What does the reading cost?');
      expect(staff).toContain(contentOf(language, 'mails').staff.ticked);
    });
  });
}

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

const error = (page: Page, field: string) => errorOn(dialogOn(page), field);

/** Everything but the message and the privacy box. */
async function fill(page: Page, enquiry: Record<string, string>) {
  const dialog = dialogOn(page);
  await dialog.getByRole('radio').first().check();
  for (const [name, value] of Object.entries(enquiry)) await dialog.locator(`[name=${name}]`).fill(value);
  await dialog.locator('[name=mobileNumber]').fill('050 123 4567');
  await dialog.locator('[name=industry]').selectOption('logistics');
  await dialog.locator('[name=reasonForContact]').selectOption('general-inquiry');
}

async function send(page: Page, { send }: { send: string }) {
  await dialogOn(page).getByRole('button', { name: send }).click();
}
