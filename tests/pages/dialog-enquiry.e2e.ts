import { expect, type Page } from '@playwright/test';
import { countryIds } from '#codes/countries.ts';
import { dialCodes } from '#forms/field-constants.ts';
import { firstService } from '../support/content/site-content.ts';
import { content, test } from '../support/fixtures.ts';
import { expectMails, withoutIsolates } from '../support/office/mails.ts';
import { dialogOn, openDialog, openersIn } from '../support/page/dialogs.ts';
import { expectSent, formOn } from '../support/page/posted-form.ts';
import { arrowsOf, expectAccessible } from '../support/page/visit.ts';

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
};
const rest = { mobileNumber: '050 123 4567', reasonForContact: 'general-inquiry', industry: 'logistics' };
const required = ['country', ...Object.keys({ ...enquiries.en, ...rest }), 'message'];

const flags = (page: Page) => dialogOn(page).getByRole('radio');

test('an enquiry in the dialog shows its errors, and arrives @ar', async ({ page, language }) => {
  const words = content('forms');
  const form = formOn(dialogOn(page));
  const enquiry = enquiries[language];
  const { choices, label: countryLabel } = words.fields.country;
  await openDialog(page, openersIn(language).home);

  await test.step('the privacy box and the lists are empty at first', async () => {
    const box = dialogOn(page).getByRole('checkbox');
    await expect(box).toHaveCount(1);
    await expect(box).not.toBeChecked();
    await expect(box).not.toHaveAttribute('required');
    await form.expectValues({ industry: '', reasonForContact: '', message: '' });
    for (const list of ['industry', 'reasonForContact'])
      await expect(form.field(list).locator('option').first()).toHaveText('');
    await expect(form.field('message')).toHaveAttribute('rows', '4');
  });

  await test.step('a field shows its error when a visitor leaves it, until it is corrected', async () => {
    for (const [name, wrong, code, right] of [
      ['name', 'ab', 'name-short', enquiry.name],
      ['email', 'a@b', 'email', enquiry.email],
      ['mobileNumber', '12345', 'mobile', '0100 123 4567'],
      ['message', 'short', 'message-short', 'Long enough, now.'],
    ] as const) {
      await form.fill({ [name]: wrong });
      await expect(form.error(name)).toBeHidden();
      await form.field(name).blur();
      await expect(form.error(name)).toHaveText(words.errors[code]);
      await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true');
      await form.fill({ [name]: right });
      await expect(form.error(name)).toBeHidden();
      await form.fill({ [name]: '' });
    }
  });

  await test.step('each required field shows its error, and the summary leads to the flags', async () => {
    await form.send();
    await expect(form.summary).toBeFocused();
    await expect(form.summary.getByRole('link')).toHaveText(required.map((name) => words.fields[name].label));
    for (const name of required) await expect(form.error(name)).toHaveText(words.errors.required);
    await expect(form.error('privacyPolicy')).toBeHidden();
    await form.summary.getByRole('link', { name: countryLabel, exact: true }).click();
    await expect(flags(page).first()).toBeFocused();
    await expect(flags(page).first()).toBeInViewport();
  });

  await test.step('a key or a click chooses one of five flags, and its dial code is shown before the number', async () => {
    const chosen = dialogOn(page).getByLabel(words.dialog.chosen);
    const dial = dialogOn(page).locator('[id$="-mobileNumber-dial"]');
    const expectCountry = async (index: number) => {
      const country = countryIds.at(index) ?? 'egypt';
      await expect(flags(page).nth(index)).toBeChecked();
      await expect(chosen).toHaveValue(choices[country]);
      await expect(dial).toHaveText(dialCodes[country]);
    };
    // Section 2 of the specification.
    expect(countryIds).toEqual(['ksa', 'uae', 'jordan', 'bahrain', 'egypt']);
    await expect(flags(page)).toHaveCount(5);
    for (const [index, country] of countryIds.entries()) {
      await expect(flags(page).nth(index)).toHaveValue(country);
      await expect(flags(page).nth(index)).toHaveAccessibleName(choices[country]);
      await expect(flags(page).nth(index)).not.toBeChecked();
    }
    await expect(dialogOn(page).getByRole('radiogroup').locator('img')).toHaveCount(5);
    await expect(chosen).not.toBeEditable();
    await expect(chosen).toHaveValue('');
    await expect(chosen).toHaveAttribute('placeholder', RegExp(words.dialog.none.replaceAll(' ', '\\s')));
    await expect(dial).toHaveText('+20');

    // The flags are one stop for Tab, there and back.
    for (const _ of [1, 2]) {
      await flags(page).first().focus();
      await page.keyboard.press('Tab');
      await expect(form.field('name')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(flags(page).first()).toBeFocused();
    }
    const { onwards, back } = arrowsOf(language);
    for (const [key, index] of [
      ['Space', 0],
      [onwards, 1],
      [back, 0],
      [back, 4],
      [onwards, 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expectCountry(index);
    }
    for (const index of countryIds.keys()) {
      await dialogOn(page).getByRole('radiogroup').locator('label').nth(index).click();
      await expectCountry(index);
    }
    const number = form.output('mobileNumber').locator('bdi');
    await form.fill({ mobileNumber: '0100 123 4567' });
    await expect(number).toHaveText('+20 100 123 4567');
    await flags(page).first().check();
    await form.fill({ mobileNumber: '٠٥٠ ١٢٣ ٤٥٦٧' });
    await expect(number).toHaveText('+966 50 123 4567');
  });

  await form.fill({ ...enquiry, ...rest, message: 'نودّ أن نسأل عن خطتنا.\nA second line 👋' });
  await form.send();
  const reference = await expectSent(page, language);
  await expectAccessible(page);
  const { empty } = content('mails').staff;
  const written = [...Object.values(enquiry), '👋', choices.ksa, '+966 50 123 4567', empty];
  await expectMails(reference, enquiry.email, written);
});

test('an enquiry names the service it was opened from @en', async ({ page, language }) => {
  const words = content('forms');
  const form = formOn(dialogOn(page));
  const { title } = content(`services/${firstService}`);
  const enquiry = { ...enquiries[language], email: 'omar.service@company.example' };
  await openDialog(page, openersIn(language).service);
  await form.expectValues({ message: '' });
  await expect(dialogOn(page).getByText(`${words.about} ${title}`)).toBeVisible();
  await flags(page).first().check();
  await form.fill({ ...enquiry, ...rest, message: 'Price?' });
  await form.send();
  await expect(form.error('message')).toHaveText(words.errors['message-short']);
  await form.fill({ message: 'What does the reading cost?', privacyPolicy: true });
  await form.send();
  const about = [words.fields.service.label, title];
  const written = ['What does the reading cost?', content('mails').staff.ticked, ...about];
  const { confirmation } = await expectMails(await expectSent(page, language), enquiry.email, written);
  for (const text of about) expect(withoutIsolates(confirmation?.text)).toContain(text);
});
