import { expect, type Page, test } from '@playwright/test';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { localizedPath } from '#i18n/paths.ts';
import { expectLegibleInForcedColors } from './contrast.ts';
import { plainText, referenceOn } from './expect-sent.ts';
import { errorOn, outputOn, summaryOn } from './form-locators.ts';
import { mailsAbout } from './mails.ts';
import { contentOf } from './site-content.ts';
import { inArabic, inEnglish, inLanguage } from './tags.ts';
import { expectAccessible, expectPath, openHydrated, watch } from './visit.ts';

const enquiries: Record<Language, Record<string, string>> = {
  en: {
    name: 'Sarah O’Neil <admin>',
    jobTitle: 'Chief "Risk" Officer & partner',
    email: 'sarah.en@company.example',
    mobileNumber: '0100 123 4567',
    companyName: 'Palm & Sons',
    message: 'We would like to ask about governance.\nSecond line 👋',
  },
  ar: {
    name: 'سارة العتيبي',
    jobTitle: 'المديرة المالية',
    email: 'sara.ar@company.example',
    mobileNumber: '٠٥٠ ١٢٣ ٤٥٦٧',
    companyName: 'شركة النخيل',
    message: 'نودّ أن نسأل عن حوكمة شركتنا العائلية.\nسطر ثانٍ 👋',
  },
};
const countries: Record<Language, [string, string]> = {
  en: ['egypt', '+201001234567'],
  ar: ['ksa', '+966501234567'],
};

for (const language of languageCodes) {
  const contactus = localizedPath(language, '/contactus');
  const form = contentOf(language, 'forms');
  const enquiry = enquiries[language];
  const [country, number] = countries[language];

  test.describe(`an enquiry in ${language}`, inLanguage(language), () => {
    test('arrives: stored, thanked on a page that can be reloaded, and mailed to both', async ({ page }) => {
      const { errors } = watch(page);
      await openHydrated(page, contactus);
      await fill(page, enquiry, country);
      await page.getByRole('button', { name: form.send }).click();
      await expectPath(page, `${contactus}/sent`);
      const reference = await referenceOn(page);
      await page.reload();
      expect(await referenceOn(page)).toBe(reference);
      await expectAccessible(page);
      expect(errors).toEqual([]);
      await expectMails(reference);
    });

    test('arrives without JavaScript', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto(`${contactus}?country=${country}`);
      await expect(page.locator('[name=country]')).toHaveValue(country);
      await page.getByRole('button', { name: form.send }).click();
      await expectPath(page, contactus);
      await expect(summaryOn(page)).toContainText(form.summary[8]);
      await expect(summaryOn(page)).toBeFocused();
      await fill(page, { ...enquiry, email: 'no address' }, country);
      await page.getByRole('button', { name: form.send }).click();
      await expect(errorOn(page, 'email')).toHaveText(form.errors.email);
      for (const [name, value] of Object.entries({ ...enquiry, email: 'no address' })) {
        await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
      }
      await page.locator('[name=email]').fill(enquiry.email ?? '');
      await page.getByRole('button', { name: form.send }).click();
      await expectPath(page, `${contactus}/sent`);
      await expectMails(await referenceOn(page));
      await context.close();
    });

    test('says at each field what is wrong with it, and leads there from the summary', async ({ page }) => {
      await openHydrated(page, contactus);
      await page.locator('[name=name]').fill('ab');
      await page.locator('[name=message]').fill('short');
      await page.locator('[name=mobileNumber]').fill('12345');
      await page.locator('[name=email]').fill('a@b');
      await page.getByRole('button', { name: form.send }).click();
      const summary = summaryOn(page);
      await expect(summary).toBeFocused();
      const { required } = form.errors;
      for (const [field, error] of [
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
        await expect(errorOn(page, field)).toHaveText(error);
      }
      await expectAccessible(page);
      await summary.getByRole('link', { name: form.fields.message.label }).click();
      await expect(page.locator('[name=message]')).toBeFocused();

      const fields = ['name', 'country', 'message', 'privacyPolicy'].map((name) => `[name=${name}]`);
      const parts = ['h1', ...fields, '[type=submit]'].map((part) => page.locator(`main ${part}`));
      await expectLegibleInForcedColors(page, [...parts, summary, errorOn(page, 'email')]);
      await page.locator('[popovertarget="menu-services"]').click();
      await expectLegibleInForcedColors(page, [page.locator('#menu-services a').last()]);
    });

    test('shows a field that Tab reaches whole, with what is said below it', inEnglish, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 560 });
      await openHydrated(page, contactus);
      await page.getByRole('button', { name: form.send }).click();
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
    });

    test('shows the number as it will be called', async ({ page }) => {
      await openHydrated(page, contactus);
      await page.locator('[name=country]').selectOption(country);
      await page.locator('[name=mobileNumber]').fill(enquiry.mobileNumber ?? '');
      await expect(outputOn(page, 'mobileNumber').locator('bdi')).toHaveText(/^\+[\d ]+$/);
      expect((await outputOn(page, 'mobileNumber').locator('bdi').textContent())?.replaceAll(' ', '')).toBe(
        number,
      );
    });

    test('keeps the groups of a number in order, in Arabic digits too', inArabic, async ({ page }) => {
      await openHydrated(page, contactus);
      const number = page.locator('[name=mobileNumber]');
      await number.fill('٠٥٠ ١٢٣ ٤٥٦٧');
      await expect(number).toHaveCSS('unicode-bidi', 'bidi-override');
      await expect(number).toHaveCSS('direction', 'ltr');
    });

    test('has a reference whose copy is told to who cannot see it', inEnglish, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openHydrated(page, contactus);
      await fill(page, { ...enquiry, email: `copy.${language}@company.example` }, country);
      await page.getByRole('button', { name: form.send }).click();
      await expectPath(page, `${contactus}/sent`);
      await page.getByRole('button', { name: form.sent.copy }).click();
      await expect(page.getByRole('status')).toHaveText(form.sent.copied);
    });

    test(
      'is kept while there is no connection, and arrives once when there is',
      inArabic,
      async ({ page, context }) => {
        await openHydrated(page, contactus);
        await fill(page, { ...enquiry, email: `offline.${language}@company.example` }, country);
        await context.setOffline(true);
        await page.getByRole('button', { name: form.send }).click();
        await expect(summaryOn(page)).toContainText(form.failures.offline);
        await expect(page.locator('[name=message]')).toHaveValue(enquiry.message ?? '');
        await context.setOffline(false);
        await summaryOn(page).getByRole('button', { name: form.retry }).click();
        await expectPath(page, `${contactus}/sent`);
        await mailsAbout(await referenceOn(page), 2);
      },
    );

    test('is kept when the server cannot store it', inEnglish, async ({ page }) => {
      await openHydrated(page, contactus);
      await fill(page, enquiry, country);
      await page.route('**/contactus', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 503, body: 'unavailable' })
          : route.continue(),
      );
      await page.getByRole('button', { name: form.send }).click();
      await expect(summaryOn(page)).toContainText(form.failures.unavailable);
      await expect(page.locator('[name=name]')).toHaveValue(enquiry.name ?? '');
    });
  });

  async function expectMails(reference: string) {
    const mails = await mailsAbout(reference, 2);
    const staff = mails.get('info@rasikh.example');
    const confirmation = mails.get(enquiry.email ?? '');
    expect(staff?.replyTo?.[0]?.address).toBe(enquiry.email);
    for (const text of [enquiry.name, enquiry.jobTitle, enquiry.companyName])
      expect(plainText(staff?.text)).toContain(text);
    expect(plainText(staff?.text)).toContain('👋');
    expect(plainText(staff?.text).replaceAll(' ', '')).toContain(number);
    expect(confirmation?.from?.address).toBe('website@rasikh.example');
    expect(confirmation?.text).toContain(reference);
    expect(confirmation?.html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
  }
}

test('the contact page asks for no rules and no proof before it is touched', async ({ page }) => {
  const { files } = watch(page);
  const ofTouch = () => files.filter((file) => /form-session|challenge|worker/.test(file));
  await page.goto('/contactus', { waitUntil: 'networkidle' });
  expect(ofTouch()).toEqual([]);
  await page.locator('[name=name]').focus();
  await expect.poll(() => ofTouch().length).toBe(3);
});

async function fill(page: Page, enquiry: Record<string, string>, country: string) {
  await page.locator('[name=country]').selectOption(country);
  for (const [name, value] of Object.entries(enquiry)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator('[name=industry]').selectOption('retail');
  await page.locator('[name=reasonForContact]').selectOption('business-partnership');
  await page.locator('[name=privacyPolicy]').check();
}

/** In pixels: from the bar to the ring of what has the focus, and from what is said below it to the screen's edge. */
function roomAroundFocus() {
  const focused = document.activeElement as HTMLInputElement;
  const said = (focused.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  const parts = [focused, ...said.flatMap((id) => document.getElementById(id) ?? [])];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const bar = document.querySelector('[data-bar]')?.getBoundingClientRect().bottom ?? Number.NaN;
  const ring = 5;
  return {
    name: focused.name ?? '',
    above: Math.min(...boxes.map(({ top }) => top)) - ring - bar,
    below: innerHeight - Math.max(...boxes.map(({ bottom }) => bottom)) - ring,
  };
}
