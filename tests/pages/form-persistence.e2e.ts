import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { otherLanguage } from '#i18n/languages.ts';
import { alternatePath, localizedPath, paths } from '#routing/paths.ts';
import {
  applicants,
  application,
  attach,
  chosenFile,
  resume,
  resumeFixture,
} from '../support/content/applications.ts';
import { contentOf, firstService, openJob } from '../support/content/site-content.ts';
import { at, test } from '../support/fixtures.ts';
import { expectResume, referencesOf } from '../support/office/inbox.ts';
import { mailsAbout } from '../support/office/mails.ts';
import { dialogOn, linkOn, openDialog, openersIn } from '../support/page/dialogs.ts';
import { languageLink } from '../support/page/header-locators.ts';
import { expectSent, formOn } from '../support/page/posted-form.ts';
import { expectHydrated, expectPath, holdRequests, hydrate, openHydrated } from '../support/page/visit.ts';

// A form keeps typed text, whatever a visitor does before or after sending.

const contactus = paths.page('contactus');

test('typed text survives leaving and returning, and arrives once @ar', async ({ page, language }) => {
  const other = otherLanguage(language);
  const form = formOn(page);
  const typed = {
    country: 'jordan',
    name: 'س',
    email: 'sara@',
    companyName: 'شركة النخيل & Sons',
    message: 'قبل:\nSecond line',
  };
  const goHomeAndBack = async (home: string, back: string) => {
    await page.goto(home);
    await page.goBack();
    await expectPath(page, back);
    await form.expectValues(typed);
    await hydrate(page);
  };
  await openHydrated(page, `${at(contactus)}?service=${firstService}`);
  await form.fill(typed);
  await goHomeAndBack(at(paths.home), at(contactus));
  await languageLink(page).click();
  await expect(page).toHaveURL(alternatePath(`${at(contactus)}?service=${firstService}`));
  await hydrate(page);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await form.expectValues(typed);
  await expect(form.summary).toHaveCount(0);
  await expect(
    page.getByRole('main').getByText(contentOf(other, `services/${firstService}`).title),
  ).toBeVisible();
  await goHomeAndBack(localizedPath(other, paths.home), alternatePath(at(contactus)));

  const email = `back.${randomBytes(4).toString('hex')}@company.example`;
  const name = `Sara ${email}`;
  await form.fill({
    name,
    jobTitle: 'Director',
    email,
    mobileNumber: '050 123 4567',
    industry: 'retail',
    reasonForContact: 'feedback',
    message: 'نودّ أن نسأل عن الحوكمة.',
    country: 'ksa',
    privacyPolicy: true,
  });
  await form.send();
  const reference = await expectSent(page, other);
  await mailsAbout(reference, 2);
  await page.goBack();
  await expectPath(page, alternatePath(at(contactus)));
  await form.expectValues({ email });
  await page.mouse.move(3, 3);
  await form.send();
  expect(await expectSent(page, other)).toBe(reference);
  expect(await referencesOf(name)).toEqual([reference]);
});

test('a dialog keeps its text through Back and the language switch @ar', async ({ page, language }) => {
  const form = formOn(dialogOn(page));
  const typed = { name: 'سارة العتيبي', message: 'سطر\nSecond line' };
  const expectKept = async () => {
    await form.expectValues(typed);
    await expect(form.field('country').nth(1)).toBeChecked();
  };
  await openDialog(page, openersIn(language).home);
  await form.fill(typed);
  await form.field('country').nth(1).check({ force: true });
  const kept = () => page.evaluate(() => JSON.stringify(history.state));
  await expect.poll(kept).toContain('uae');
  await page.goto(at(paths.page('work')));
  await page.goBack();
  await expectPath(page, at(paths.home));
  await hydrate(page);
  await linkOn(page, openersIn(language).home).click();
  await expectKept();
  await page.keyboard.press('Escape');
  await languageLink(page).click();
  await expectPath(page, alternatePath(at(paths.home)));
  await openDialog(page, openersIn(otherLanguage(language)).home);
  await expectKept();
});

test('only a reload asks before it empties a form @en', async ({ page }) => {
  const form = formOn(page);
  let asked = 0;
  page.on('dialog', async (dialog) => {
    expect(dialog.type()).toBe('beforeunload');
    asked += 1;
    await dialog.accept();
  });
  await openHydrated(page, at(contactus));
  await form.field('name').click();
  await page.reload();
  expect(asked).toBe(0);
  await hydrate(page);
  await form.field('name').pressSequentially('Sara');
  await page.reload();
  expect(asked).toBe(1);
  await hydrate(page);
  await form.field('name').pressSequentially('Sara');
  // Back restores it after a link.
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(at(contactus)));
  expect(asked).toBe(1);
});

test('an application keeps its résumé through the switch @en', async ({ page, language }) => {
  const { name, email, file } = applicants[language];
  const form = formOn(page);
  await openHydrated(page, at(paths.apply(openJob)));
  await form.fill(application(name, email));
  await attach(page, resume(file, resumeFixture('cairo.pdf')));
  await languageLink(page).click();
  await expectPath(page, alternatePath(at(paths.apply(openJob))));
  await hydrate(page);
  await form.expectValues({ name });
  await expect(chosenFile(page)).toHaveText(file);
  await form.send();
  await expectResume(await expectSent(page, otherLanguage(language)), resumeFixture('cairo.pdf'));
});

test('text typed before hydration stays, and is checked @once', async ({ page }) => {
  const form = formOn(page);
  const typed = { name: 'ab', message: 'Long enough to be a message', country: 'uae' };
  const letThrough = await holdRequests(page, '**/_astro/form-server-section*');
  await page.goto(contactus);
  await form.fill(typed);
  letThrough();
  await expectHydrated(page);
  await form.expectValues(typed);
  await expect(page.getByText('+971', { exact: true })).toBeVisible();
  await expect(form.error('name')).toHaveText(contentOf('en', 'forms').errors['name-short']);
});
