import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { languageCodes, languages, otherLanguage } from '#i18n/languages.ts';
import { alternatePath, localizedPath, paths } from '#i18n/paths.ts';
import { applicants, attach, chosenFile, expectStored, fill, made, resume } from './applications.ts';
import { dialogOn, openDialog, openersIn } from './dialogs.ts';
import { expectSent } from './expect-sent.ts';
import { sendButtonOn, summaryOn } from './form-locators.ts';
import { referencesOf } from './inbox.ts';
import { mailsAbout } from './mails.ts';
import { openJob } from './sample-jobs.ts';
import { contentOf } from './site-content.ts';
import { inArabic, inEnglish, inLanguage } from './tags.ts';
import { expectHydrated, expectPath, hydrate, openHydrated } from './visit.ts';

// What was typed stays, whatever a visitor does before or after sending it.

for (const language of languageCodes) {
  const other = otherLanguage(language);
  const contactus = localizedPath(language, paths.page('contactus'));
  const path = localizedPath(language, paths.apply(openJob));
  const applicant = applicants[language];

  test.describe(`what was typed in ${languages[language].name}`, inLanguage(language), () => {
    test(
      'goes along to the page of the other language, unchecked, and arrives from there',
      inEnglish,
      async ({ page }) => {
        await openHydrated(page, `${contactus}?service=3`);
        const email = `switch.${language}@company.example`;
        const typed = { name: 'س', email: 'sara@', message: 'قبل أن أنسى:\nSecond line' };
        for (const [name, text] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(text);
        await page.locator('[name=country]').selectOption('jordan');
        await page.locator('[data-language-link]').click();
        await expect(page).toHaveURL(alternatePath(`${contactus}?service=3`));
        await hydrate(page);
        await expect(page.locator('html')).toHaveAttribute('lang', other);
        for (const [name, text] of Object.entries({ ...typed, country: 'jordan' }))
          await expect(page.locator(`[name=${name}]`)).toHaveValue(text);
        await expect(summaryOn(page)).toHaveCount(0);
        await expect(page.getByRole('main').getByText(contentOf(other, 'services/3').title)).toBeVisible();
        await fillContact(page, email);
        await sendButtonOn(page).click();
        await mailsAbout(await expectSent(page, other), 2);
      },
    );

    test('is there again after the switch, the way to another page and Back', async ({ page }) => {
      await openHydrated(page, contactus);
      await page.locator('[name=companyName]').fill('شركة النخيل & Sons');
      await page.locator('[data-language-link]').click();
      await expectPath(page, alternatePath(contactus));
      await hydrate(page);
      await expect(page.locator('[name=companyName]')).toHaveValue('شركة النخيل & Sons');
      await page.goto(localizedPath(other, paths.home));
      await page.goBack();
      await expectPath(page, alternatePath(contactus));
      await expect(page.locator('[name=companyName]')).toHaveValue('شركة النخيل & Sons');
    });

    test('into a dialog goes along to the dialog of the other language', inArabic, async ({ page }) => {
      await openDialog(page, openersIn(language).home);
      await dialogOn(page).locator('[name=name]').fill('سارة العتيبي');
      await dialogOn(page).locator('[name=country]').nth(1).check({ force: true });
      await page.keyboard.press('Escape');
      await page.locator('[data-language-link]').click();
      await expectPath(page, localizedPath(other, paths.home));
      await openDialog(page, openersIn(other).home);
      await expect(dialogOn(page).locator('[name=name]')).toHaveValue('سارة العتيبي');
      await expect(dialogOn(page).locator('[name=country]').nth(1)).toBeChecked();
    });

    test('is there again after the way to another page and back', inEnglish, async ({ page }) => {
      await openHydrated(page, contactus);
      await page.locator('[name=companyName]').fill('شركة النخيل & Sons');
      await page.locator('[name=message]').fill('Begun');
      await page.locator('[name=message]').blur();
      await page.goto(localizedPath(language, paths.home));
      await page.goBack();
      await expect(page.locator('[name=companyName]')).toHaveValue('شركة النخيل & Sons');
      await expect(page.locator('[name=message]')).toHaveValue('Begun');
    });

    test('is one message when it is sent again after Back from the thanks', inArabic, async ({ page }) => {
      const email = `back.${randomBytes(4).toString('hex')}@company.example`;
      await openHydrated(page, contactus);
      await fillContact(page, email);
      await sendButtonOn(page).click();
      const reference = await expectSent(page, language);
      await page.goBack();
      await expectPath(page, contactus);
      await expect(page.locator('[name=email]')).toHaveValue(email);
      await page.mouse.move(3, 3);
      await sendButtonOn(page).click();
      expect(await expectSent(page, language)).toBe(reference);
      expect(await referencesOf(nameOf(email))).toEqual([reference]);
    });

    test('keeps its résumé through the switch', inEnglish, async ({ page }, info) => {
      await openHydrated(page, path);
      await fill(page, applicant.name, applicant.email);
      await attach(page, resume(applicant.file, made('cairo.pdf')));
      await page.locator('[data-language-link]').click();
      await expectPath(page, alternatePath(path));
      await hydrate(page);
      await expect(page.locator('[name=name]')).toHaveValue(applicant.name);
      await expect(chosenFile(page)).toHaveText(applicant.file);
      await sendButtonOn(page).click();
      await expectStored(await expectSent(page, other), made('cairo.pdf'), info);
    });
  });
}

test('what was typed before the page’s code came stays, and is checked', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/_astro/form-slot*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contactus');
  await page.locator('[name=name]').fill('ab');
  await page.locator('[name=message]').fill('Long enough to be a message');
  await page.locator('[name=country]').selectOption('uae');
  letThrough();
  await expectHydrated(page);
  await expect(page.locator('[name=message]')).toHaveValue('Long enough to be a message');
  await expect(page.getByText('+971', { exact: true })).toBeVisible();
  await expect(page.getByText(contentOf('en', 'forms').errors['name-short'])).toBeVisible();
});

const nameOf = (email: string) => `Sara ${email}`;

async function fillContact(page: Page, email: string) {
  const texts = { name: nameOf(email), jobTitle: 'Director', email, companyName: 'Palm & Sons' };
  for (const [name, text] of Object.entries(texts)) await page.locator(`[name=${name}]`).fill(text);
  await page.locator('[name=country]').selectOption('ksa');
  await page.locator('[name=mobileNumber]').fill('050 123 4567');
  await page.locator('[name=industry]').selectOption('retail');
  await page.locator('[name=reasonForContact]').selectOption('feedback');
  await page.locator('[name=message]').fill('نودّ أن نسأل عن الحوكمة.');
  await page.locator('[name=privacyPolicy]').check();
}
