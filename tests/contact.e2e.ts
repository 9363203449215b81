import { expect, type Page } from '@playwright/test';
import type { Language } from '#i18n/languages.ts';
import { paths } from '#i18n/paths.ts';
import { expectLegibleInForcedColors } from './contrast.ts';
import { expectSent, plainText, referenceOn } from './expect-sent.ts';
import { test } from './fixtures.ts';
import { errorOn, outputOn, sendButtonOn, summaryOn } from './form-locators.ts';
import { mailsAbout } from './mails.ts';
import { expectAccessible, expectPath, hydrate, openHydrated, watch } from './visit.ts';

interface Enquiry {
  fields: Record<'name' | 'jobTitle' | 'email' | 'mobileNumber' | 'companyName' | 'message', string>;
  country: string;
  number: string;
}

const enquiries: Record<Language, Enquiry> = {
  en: {
    fields: {
      name: 'Sarah O’Neil <admin>',
      jobTitle: 'Chief "Risk" Officer & partner',
      email: 'sarah.en@company.example',
      mobileNumber: '0100 123 4567',
      companyName: 'Palm & Sons',
      message: 'We would like to ask about governance.\nSecond line 👋',
    },
    country: 'egypt',
    number: '+201001234567',
  },
  ar: {
    fields: {
      name: 'سارة العتيبي',
      jobTitle: 'المديرة المالية',
      email: 'sara.ar@company.example',
      mobileNumber: '٠٥٠ ١٢٣ ٤٥٦٧',
      companyName: 'شركة النخيل',
      message: 'نودّ أن نسأل عن حوكمة شركتنا العائلية.\nسطر ثانٍ 👋',
    },
    country: 'ksa',
    number: '+966501234567',
  },
};
const contactus = paths.page('contactus');
const field = (page: Page, name: string) => page.locator(`[name=${name}]`);

test('an enquiry with mistakes is mended and arrives', async ({ page, context, at, content, language }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { errors, files } = watch(page);
  const form = content('forms');
  const enquiry = enquiries[language];

  await test.step('nothing but the page is asked for before it is touched', async () => {
    const ofTouch = () => files.filter((file) => /form-session|challenge|worker/.test(file));
    await page.goto(at(contactus), { waitUntil: 'networkidle' });
    expect(ofTouch()).toEqual([]);
    await field(page, 'name').focus();
    await expect.poll(() => ofTouch().length).toBe(3);
    await hydrate(page);
  });

  await test.step('each field says what is wrong with it, and the summary leads there', async () => {
    const wrong = { name: 'ab', message: 'short', mobileNumber: '12345', email: 'a@b' };
    for (const [name, text] of Object.entries(wrong)) await field(page, name).fill(text);
    await sendButtonOn(page).click();
    const summary = summaryOn(page);
    await expect(summary).toBeFocused();
    const { required } = form.errors;
    for (const [name, error] of [
      ['country', required],
      ['name', form.errors['name-short']],
      ['jobTitle', required],
      ['email', form.errors.email],
      ['mobileNumber', form.errors.mobile],
      ['companyName', required],
      ['industry', required],
      ['reasonForContact', required],
      ['message', form.errors['message-short']],
      ['privacyPolicy', required],
    ]) {
      await expect(errorOn(page, name)).toHaveText(error);
    }
    await expectAccessible(page);
    await summary.getByRole('link', { name: form.fields.message.label }).click();
    await expect(field(page, 'message')).toBeFocused();

    const fields = ['name', 'country', 'message', 'privacyPolicy'].map((name) => `[name=${name}]`);
    const parts = ['h1', ...fields, '[type=submit]'].map((part) => page.locator(`main ${part}`));
    await expectLegibleInForcedColors(page, [...parts, summary, errorOn(page, 'email')]);
    await page.locator('[popovertarget="menu-services"]').click();
    await expectLegibleInForcedColors(page, [page.locator('#menu-services a').last()]);
    await page.keyboard.press('Escape');
  });

  await test.step('the number is shown as it will be called, its groups in order', async () => {
    await fill(page, enquiry);
    const shown = outputOn(page, 'mobileNumber').locator('bdi');
    await expect(shown).toHaveText(/^\+[\d ]+$/);
    expect((await shown.textContent())?.replaceAll(' ', '')).toBe(enquiry.number);
    await expect(field(page, 'mobileNumber')).toHaveCSS('unicode-bidi', 'bidi-override');
    await expect(field(page, 'mobileNumber')).toHaveCSS('direction', 'ltr');
  });

  await sendButtonOn(page).click();
  const reference = await expectSent(page, language);
  await page.reload();
  expect(await referenceOn(page)).toBe(reference);
  await expectAccessible(page);
  await page.getByRole('button', { name: form.sent.copy }).click();
  await expect(page.getByRole('status')).toHaveText(form.sent.copied);
  expect(errors).toEqual([]);
  await expectMails(reference, enquiry, language);
});

test('an enquiry arrives without JavaScript @en', async ({ plainPage: page, at, content, language }) => {
  const form = content('forms');
  const { fields, country } = enquiries[language];
  const typed = { ...fields, email: 'no address' };
  await page.goto(`${at(contactus)}?country=${country}`);
  await expect(field(page, 'country')).toHaveValue(country);
  await sendButtonOn(page).click();
  await expectPath(page, at(contactus));
  await expect(summaryOn(page)).toContainText(form.summary[8]);
  await expect(summaryOn(page)).toBeFocused();
  await fill(page, { fields: typed, country });
  await sendButtonOn(page).click();
  await expect(errorOn(page, 'email')).toHaveText(form.errors.email);
  for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
  await field(page, 'email').fill(fields.email);
  await sendButtonOn(page).click();
  await expectMails(await expectSent(page, language), enquiries[language], language);
});

test('an enquiry waits for server and connection @ar', async ({ page, context, at, content, language }) => {
  const form = content('forms');
  const { fields, country } = enquiries[language];
  await openHydrated(page, at(contactus));
  await fill(page, { fields: { ...fields, email: 'offline@company.example' }, country });
  const answer = { status: 503, body: 'unavailable' };
  await page.route(`**${contactus}`, (route) =>
    route.request().method() === 'POST' ? route.fulfill(answer) : route.continue(),
  );
  await sendButtonOn(page).click();
  await expect(summaryOn(page)).toContainText(form.failures.unavailable);
  await expect(field(page, 'name')).toHaveValue(fields.name);
  await page.unrouteAll();
  await context.setOffline(true);
  await sendButtonOn(page).click();
  await expect(summaryOn(page)).toContainText(form.failures.offline);
  await expect(field(page, 'message')).toHaveValue(fields.message);
  await context.setOffline(false);
  await summaryOn(page).getByRole('button', { name: form.retry }).click();
  await mailsAbout(await expectSent(page, language), 2);
});

test('Tab and a press on Send meet their targets, whatever moves @once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await openHydrated(page, contactus);
  await sendButtonOn(page).click();
  await expect(summaryOn(page)).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab']) {
    const reached: string[] = [];
    while (!reached.includes(key === 'Tab' ? 'privacyPolicy' : 'country')) {
      expect(reached.length).toBeLessThan(30);
      await page.keyboard.press(key);
      const { name, above, below } = await page.evaluate(roomAroundFocus);
      expect(above, `above ${name}`).toBeGreaterThan(0);
      expect(below, `below ${name}`).toBeGreaterThan(0);
      reached.push(name);
    }
  }

  // All of the form is there, so that no browser scrolls with what moves.
  await page.setViewportSize({ width: 390, height: 3000 });
  await page.reload();
  await hydrate(page);
  await field(page, 'mobileNumber').fill('1');
  await field(page, 'email').fill('a@b');
  // The rules are there.
  await expect(errorOn(page, 'mobileNumber')).toBeVisible();
  const { x, y } = (await sendButtonOn(page).boundingBox()) ?? { x: Number.NaN, y: Number.NaN };
  await page.mouse.move(x + 20, y + 2);
  await page.mouse.down();
  await expect(field(page, 'email')).not.toBeFocused();
  await page.mouse.up();
  await expect(summaryOn(page)).toBeFocused();
});

async function fill(page: Page, { fields, country }: Pick<Enquiry, 'fields' | 'country'>) {
  await field(page, 'country').selectOption(country);
  for (const [name, value] of Object.entries(fields)) await field(page, name).fill(value);
  await field(page, 'industry').selectOption('retail');
  await field(page, 'reasonForContact').selectOption('business-partnership');
  await field(page, 'privacyPolicy').check();
}

async function expectMails(reference: string, { fields, number }: Enquiry, language: Language) {
  const mails = await mailsAbout(reference, 2);
  const staff = mails.get('info@rasikh.example');
  const confirmation = mails.get(fields.email);
  expect(staff?.replyTo?.[0]?.address).toBe(fields.email);
  const text = plainText(staff?.text);
  for (const part of [fields.name, fields.jobTitle, fields.companyName, '👋']) expect(text).toContain(part);
  expect(text.replaceAll(' ', '')).toContain(number);
  expect(confirmation?.from?.address).toBe('website@rasikh.example');
  expect(confirmation?.text).toContain(reference);
  expect(confirmation?.html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
}

/** In pixels: from the bar to the ring of what has the focus, and from what is said below it to the screen's edge. */
function roomAroundFocus() {
  const focused = document.activeElement;
  const said = (focused?.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  const parts = [focused, ...said.map((id) => document.getElementById(id))].filter((part) => part !== null);
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const bar = document.querySelector('[data-bar]')?.getBoundingClientRect().bottom ?? Number.NaN;
  const ring = 5;
  return {
    name: focused?.getAttribute('name') ?? '',
    above: Math.min(...boxes.map(({ top }) => top)) - ring - bar,
    below: innerHeight - Math.max(...boxes.map(({ bottom }) => bottom)) - ring,
  };
}
