import { expect } from '@playwright/test';
import { type Language, languages } from '#i18n/languages.ts';
import { paths } from '#routing/paths.ts';
import { entriesOf } from '../support/content/site-content.ts';
import { at, content, test } from '../support/fixtures.ts';
import { expectMails } from '../support/office/mails.ts';
import { expectLegibleInForcedColors } from '../support/page/contrast.ts';
import { menusOn } from '../support/page/header-locators.ts';
import { expectSent, formOn, referenceOn } from '../support/page/posted-form.ts';
import { expectAccessible, expectPath, hydrate, openHydrated, watch } from '../support/page/visit.ts';

const choices = {
  industry: 'retail',
  reasonForContact: 'business-partnership',
  privacyPolicy: true,
} as const;

/** The words of two visitors, and the number that the office calls. */
const enquiries = {
  en: {
    number: '+20 100 123 4567',
    values: {
      ...choices,
      country: 'egypt',
      name: 'Sarah O’Neil <admin>',
      jobTitle: 'Chief "Risk" Officer & partner',
      email: 'sarah.en@company.example',
      mobileNumber: '0100 123 4567',
      companyName: 'Palm & Sons',
      message: 'We would like to ask about governance.\nSecond line 👋',
    },
  },
  ar: {
    number: '+966 50 123 4567',
    values: {
      ...choices,
      country: 'ksa',
      name: 'سارة العتيبي',
      jobTitle: 'المديرة المالية',
      email: 'sara.ar@company.example',
      mobileNumber: '٠٥٠ ١٢٣ ٤٥٦٧',
      companyName: 'شركة النخيل',
      message: 'نودّ أن نسأل عن حوكمة شركتنا العائلية.\nسطر ثانٍ 👋',
    },
  },
};
const contactus = paths.page('contactus');

test('an enquiry with errors is corrected and arrives @en', async ({ page, context, language }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { errors, files } = watch(page);
  const words = content('forms');
  const form = formOn(page);
  const { values, number } = enquiries[language];

  await test.step('a form requests nothing before a visitor touches it', async () => {
    const ofTouch = () => files.filter((file) => /form-session|challenge|worker/.test(file));
    await page.goto(at(contactus), { waitUntil: 'networkidle' });
    expect(ofTouch()).toEqual([]);
    await form.field('name').focus();
    await expect.poll(() => ofTouch().length).toBe(3);
    await hydrate(page);
  });

  await test.step('each wrong field shows its error, and the summary leads to it', async () => {
    await form.fill({ name: 'ab', message: 'short', mobileNumber: '12345', email: 'a@b' });
    await form.send();
    await expect(form.summary).toBeFocused();
    await expect(form.summary).toHaveAccessibleName(await form.summary.getByRole('heading').innerText());
    const wrong = { name: 'name-short', message: 'message-short', mobileNumber: 'mobile', email: 'email' };
    const missing = Object.keys(values).filter((name) => !(name in wrong));
    const codes = { ...Object.fromEntries(missing.map((name) => [name, 'required'])), ...wrong };
    for (const [name, code] of Object.entries(codes))
      await expect(form.error(name)).toHaveText(words.errors[code]);
    await expectAccessible(page);
    await form.summary.getByRole('link', { name: words.fields.message.label }).click();
    await expect(form.field('message')).toBeFocused();
  });

  await test.step('in forced colours the form and a menu can be read', async () => {
    const fields = ['name', 'country', 'message', 'privacyPolicy'].map(form.field);
    const heading = page.getByRole('heading', { level: 1 });
    const parts = [heading, ...fields, form.sendButton, form.summary, form.error('email')];
    await expectLegibleInForcedColors(page, parts);
    const { button, menu } = menusOn(page, content('ui')).services;
    await button.click();
    await expectLegibleInForcedColors(page, [menu.getByRole('link').last()]);
    await page.keyboard.press('Escape');
  });

  await test.step('the number is shown as it will be called, its groups in order', async () => {
    await form.fill(values);
    await expect(form.output('mobileNumber').locator('bdi')).toHaveText(number);
    await expect(form.field('mobileNumber')).toHaveCSS('unicode-bidi', 'bidi-override');
    await expect(form.field('mobileNumber')).toHaveCSS('direction', 'ltr');
  });

  await test.step('a visitor loses nothing while the server is unavailable', async () => {
    expect(errors).toEqual([]);
    await page.route(`**${contactus}`, (route) => route.fulfill({ status: 503, body: 'unavailable' }), {
      times: 1,
    });
    await form.send();
    await expect(form.summary).toContainText(words.failures.unavailable);
    await form.expectValues(values);
    await form.summary.getByRole('button', { name: words.retry }).click();
  });

  const reference = await expectSent(page, language);
  await page.reload();
  expect(await referenceOn(page)).toBe(reference);
  await expectAccessible(page);
  const office = entriesOf(language, 'offices').find(({ country }) => country === values.country);
  const reader = entriesOf(language, 'people').find((person) => office && person.office === office.id);
  const { reader: label } = words.forms.contact.sent;
  await expect(page.getByRole('heading', { name: label })).toHaveCount(reader ? 1 : 0);
  if (reader)
    await expect(page.locator(`article a[href="${at(paths.page('ourpeople'))}#${reader.id}"]`)).toBeVisible();
  await page.getByRole('button', { name: words.sent.copy }).click();
  await expect(page.getByRole('status')).toHaveText(words.sent.copied);
  // The browser logs that the server was unavailable.
  expect(errors).toEqual([expect.stringContaining('503')]);
  await expectEnquiryMails(reference, language);
});

test('an enquiry arrives without JavaScript @ar', async ({ plainPage: page, language }) => {
  const words = content('forms');
  const form = formOn(page);
  const { values } = enquiries[language];
  const typed = { ...values, email: 'no address' };
  await page.goto(`${at(contactus)}?country=${values.country}`);
  await form.expectValues({ country: values.country });
  await form.send();
  await expectPath(page, at(contactus));
  await expect(form.summary).toContainText(words.summary[8]);
  await expect(form.summary).toBeFocused();
  await form.fill(typed);
  await form.send();
  await expect(form.error('email')).toHaveText(words.errors.email);
  await form.expectValues(typed);
  await form.fill({ email: values.email });
  await form.send();
  await expectEnquiryMails(await expectSent(page, language), language);
});

test('Tab and Send reach their targets although the layout moves @once', async ({ page }) => {
  const form = formOn(page);
  await page.setViewportSize({ width: 390, height: 560 });
  await openHydrated(page, contactus);
  await form.send();
  await expect(form.summary).toBeFocused();
  for (const [key, last] of [
    ['Tab', 'privacyPolicy'],
    ['Shift+Tab', 'country'],
  ] as const) {
    const reached: string[] = [];
    while (!reached.includes(last)) {
      expect(reached.length).toBeLessThan(30);
      await page.keyboard.press(key);
      const { name, above, below } = await page.evaluate(roomAroundFocus);
      expect(above, `above ${name}`).toBeGreaterThan(0);
      expect(below, `below ${name}`).toBeGreaterThan(0);
      reached.push(name);
    }
  }

  // The whole form is on the screen, so that no browser scrolls.
  await page.setViewportSize({ width: 390, height: 3000 });
  await page.reload();
  await hydrate(page);
  await form.fill({ mobileNumber: '1', email: 'a@b' });
  // The form's code has loaded.
  await expect(form.error('mobileNumber')).toBeVisible();
  const { x, y } = (await form.sendButton.boundingBox()) ?? { x: Number.NaN, y: Number.NaN };
  await page.mouse.move(x + 20, y + 2);
  await page.mouse.down();
  await expect(form.field('email')).not.toBeFocused();
  await page.mouse.up();
  await expect(form.summary).toBeFocused();
});

async function expectEnquiryMails(reference: string, language: Language) {
  const { number, values } = enquiries[language];
  const { name, jobTitle, companyName, email } = values;
  const { confirmation } = await expectMails(reference, email, [name, jobTitle, companyName, '👋', number]);
  expect(confirmation?.from?.address).toBe('website@firm.example');
  expect(confirmation?.html).toContain(`dir="${languages[language].dir}"`);
}

/** Returns pixels: from the header to the focus ring, and from the error below it to the end of the screen. */
function roomAroundFocus() {
  const focused = document.activeElement;
  const said = (focused?.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  const parts = [focused, ...said.map((id) => document.getElementById(id))].filter((part) => part !== null);
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN;
  const ring = 5;
  return {
    name: focused?.getAttribute('name') ?? '',
    above: Math.min(...boxes.map(({ top }) => top)) - ring - header,
    below: innerHeight - Math.max(...boxes.map(({ bottom }) => bottom)) - ring,
  };
}
