import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { otherLanguage } from '#i18n/languages.ts';
import { alternatePath, localizedPath, paths } from '#i18n/paths.ts';
import { applicants, attach, chosenFile, expectStored, fill, made, resume } from './applications.ts';
import { dialogOn, openDialog, openersIn } from './dialogs.ts';
import { expectSent } from './expect-sent.ts';
import { test } from './fixtures.ts';
import { sendButtonOn, summaryOn } from './form-locators.ts';
import { referencesOf } from './inbox.ts';
import { mailsAbout } from './mails.ts';
import { openJob } from './sample-jobs.ts';
import { contentOf } from './site-content.ts';
import { expectHydrated, expectPath, holdBack, hydrate, openHydrated } from './visit.ts';

// What was typed stays, whatever a visitor does before or after sending it.

const contactus = paths.page('contactus');
const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
const switchLanguage = (page: Page) => page.locator('[data-language-link]').click();

test('what was typed goes along everywhere, and arrives once @ar', async ({ page, at, language }) => {
  const other = otherLanguage(language);
  const typed = {
    name: 'س',
    email: 'sara@',
    companyName: 'شركة النخيل & Sons',
    message: 'قبل:\nSecond line',
  };
  const expectTyped = async () => {
    for (const [name, text] of Object.entries({ ...typed, country: 'jordan' }))
      await expect(field(page, name)).toHaveValue(text);
  };
  await openHydrated(page, `${at(contactus)}?service=3`);
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
  await field(page, 'country').selectOption('jordan');
  await page.goto(at(paths.home));
  await page.goBack();
  await expectPath(page, at(contactus));
  await expectTyped();
  await hydrate(page);
  await switchLanguage(page);
  await expect(page).toHaveURL(alternatePath(`${at(contactus)}?service=3`));
  await hydrate(page);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expectTyped();
  await expect(summaryOn(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByText(contentOf(other, 'services/3').title)).toBeVisible();
  await page.goto(localizedPath(other, paths.home));
  await page.goBack();
  await expectPath(page, alternatePath(at(contactus)));
  await expectTyped();
  await hydrate(page);

  const email = `back.${randomBytes(4).toString('hex')}@company.example`;
  const name = `Sara ${email}`;
  const texts = { name, jobTitle: 'Director', email, mobileNumber: '050 123 4567' };
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
  await field(page, 'industry').selectOption('retail');
  await field(page, 'reasonForContact').selectOption('feedback');
  await field(page, 'message').fill('نودّ أن نسأل عن الحوكمة.');
  await field(page, 'country').selectOption('ksa');
  await field(page, 'privacyPolicy').check();
  await sendButtonOn(page).click();
  const reference = await expectSent(page, other);
  await mailsAbout(reference, 2);
  await page.goBack();
  await expectPath(page, alternatePath(at(contactus)));
  await expect(field(page, 'email')).toHaveValue(email);
  await page.mouse.move(3, 3);
  await sendButtonOn(page).click();
  expect(await expectSent(page, other)).toBe(reference);
  expect(await referencesOf(name)).toEqual([reference]);
});

test('what was typed into a dialog goes along with the switch @ar', async ({ page, at, language }) => {
  const name = dialogOn(page).locator('[name=name]');
  const country = dialogOn(page).locator('[name=country]').nth(1);
  await openDialog(page, openersIn(language).home);
  await name.fill('سارة العتيبي');
  await country.check({ force: true });
  await page.keyboard.press('Escape');
  await switchLanguage(page);
  await expectPath(page, alternatePath(at(paths.home)));
  await openDialog(page, openersIn(otherLanguage(language)).home);
  await expect(name).toHaveValue('سارة العتيبي');
  await expect(country).toBeChecked();
});

test('an application keeps its résumé through the switch @en', async ({ page, at, language }, info) => {
  const { name, email, file } = applicants[language];
  await openHydrated(page, at(paths.apply(openJob)));
  await fill(page, name, email);
  await attach(page, resume(file, made('cairo.pdf')));
  await switchLanguage(page);
  await expectPath(page, alternatePath(at(paths.apply(openJob))));
  await hydrate(page);
  await expect(field(page, 'name')).toHaveValue(name);
  await expect(chosenFile(page)).toHaveText(file);
  await sendButtonOn(page).click();
  await expectStored(await expectSent(page, otherLanguage(language)), made('cairo.pdf'), info);
});

test('what was typed before the page’s code came stays, and is checked @once', async ({ page }) => {
  const letThrough = await holdBack(page, '**/_astro/form-slot*');
  await page.goto(contactus);
  await field(page, 'name').fill('ab');
  await field(page, 'message').fill('Long enough to be a message');
  await field(page, 'country').selectOption('uae');
  letThrough();
  await expectHydrated(page);
  await expect(field(page, 'message')).toHaveValue('Long enough to be a message');
  await expect(page.getByText('+971', { exact: true })).toBeVisible();
  await expect(page.getByText(contentOf('en', 'forms').errors['name-short'])).toBeVisible();
});
