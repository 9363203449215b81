import { expect, type Page } from '@playwright/test';
import { applicationTo } from '#forms/application.ts';
import { hiddenFields } from '#forms/hidden-fields.ts';
import { formatFileSize } from '#i18n/numbers.ts';
import { paths } from '#routing/paths.ts';
import { chromiumArguments, provideChromium } from '../../scripts/lib/chromium.ts';
import {
  applicants,
  application,
  attach,
  chosenFile,
  damagedResume,
  fileErrorText,
  resume,
  resumeFixture,
  uploadedFile,
  wrongResumes,
} from '../support/content/applications.ts';
import { type ContentValues, closedJob, openJob } from '../support/content/site-content.ts';
import { at, content, test } from '../support/fixtures.ts';
import { expectResume } from '../support/office/inbox.ts';
import { expectMails } from '../support/office/mails.ts';
import { expectSent, formOn } from '../support/page/posted-form.ts';
import { expectAccessible, expectNoSidewaysScrolling, openHydrated, watch } from '../support/page/visit.ts';

const { fieldNames } = applicationTo(openJob);
const required = fieldNames.filter((field) => field !== 'message');

/** Browsers store these of a person, under Chromium's names. */
const addressFields = Object.entries({
  NAME_FULL: 'Mona Saleh',
  COMPANY_NAME: 'Palm & Sons',
  EMAIL_ADDRESS: 'mona@company.example',
  PHONE_HOME_WHOLE_NUMBER: '+966501234567',
  ADDRESS_HOME_COUNTRY: 'SA',
  ADDRESS_HOME_LINE1: '1 King Road',
  ADDRESS_HOME_LINE2: 'Floor 2',
  ADDRESS_HOME_CITY: 'Riyadh',
  ADDRESS_HOME_ZIP: '13322',
}).map(([name, value]) => ({ name, value }));

test('an application shows its errors, and arrives @en', async ({ page, language }) => {
  const { errors, files } = watch(page);
  const words = content('forms');
  const form = formOn(page);
  const { name, file, email } = applicants[language];
  const path = at(paths.apply(openJob));
  await openHydrated(page, path);
  expect(await form.fieldNames()).toEqual(fieldNames);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await form.send();
  await expect(form.summary).toBeFocused();
  await expectRequired(page, words);
  await expectAccessible(page);
  await form.summary.getByRole('link', { name: words.fields.resume.label }).click();
  await expect(form.field('resume')).toBeFocused();

  await form.fill(application(name, email));
  for (const [what, wrong, code] of wrongResumes)
    await test.step(`${what} is refused before it is sent`, async () => {
      await attach(page, wrong);
      await expect(form.error('resume')).toHaveText(fileErrorText(words.errors, code, language));
      await form.send();
      await expect(form.summary).toContainText(words.summary[0]);
      await page.getByRole('button', { name: words.upload.remove }).click();
      await expect(form.error('resume')).toHaveText(words.errors.required);
    });
  expect(files.filter((file) => file === path)).toHaveLength(1);
  for (const ending of ['doc', 'docx']) {
    await attach(page, resume(`resume.${ending}`, resumeFixture(`libreoffice.${ending}`)));
    await expect(form.error('resume')).toBeHidden();
  }

  await test.step('a damaged file is refused, and the other values stay', async () => {
    await attach(page, damagedResume);
    await form.send();
    await expect(form.error('resume')).toHaveText(words.errors['file-damaged']);
    await expect(form.summary).toBeFocused();
    await form.expectValues(application(name, email));
    expect(errors.splice(0)).toEqual([expect.stringContaining('422')]);
  });
  await test.step('on a phone the name of a file may be long', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await attach(page, resume(`${'سيرة ذاتية طويلة الاسم '.repeat(9)}.pdf`, resumeFixture('cairo.pdf')));
    await expect(chosenFile(page)).toBeVisible();
    await expectNoSidewaysScrolling(page);
  });
  await attach(page, resume(file, resumeFixture('chromium.pdf')));
  await expect(chosenFile(page)).toHaveText(file);
  await expect(form.output('resume')).toContainText(
    formatFileSize(language, resumeFixture('chromium.pdf').length),
  );
  await form.send();
  const reference = await expectSent(page, language);
  expect(errors).toEqual([]);
  await expectResume(reference, resumeFixture('chromium.pdf'));
  await expectApplicationMails(reference, applicants[language]);
});

test('a job that has closed meanwhile takes no application @en', async ({ page, language }) => {
  test.skip(closedJob === 0, 'No job has closed yet.');
  const [path, closed] = [openJob, closedJob].map((job) => at(paths.apply(job)));
  const { name } = applicants[language];
  const form = formOn(page);
  await page.route(`**${path}`, (route, request) =>
    route.continue(request.method() === 'POST' ? { url: request.url().replace(`${path}`, `${closed}`) } : {}),
  );
  await openHydrated(page, `${path}`);
  await form.fill(application(name));
  await attach(page, resume('resume.pdf', resumeFixture('cairo.pdf')));
  await form.send();
  await expect(form.summary).toContainText(content('forms').failures.closed);
  await expect(form.summary.getByRole('button')).toHaveCount(0);
  await expect(form.field('name')).toHaveValue(name);
});

test('an application without JavaScript @ar', async ({ plainPage: page, language }) => {
  const { name, file, email } = applicants[language];
  const words = content('forms');
  const form = formOn(page);
  await page.goto(at(paths.apply(openJob)));
  await form.send();
  await expectRequired(page, words);
  await form.fill(application(name, 'no address'));
  for (const [what, wrong, code] of [
    ...wrongResumes,
    ['a damaged file', damagedResume, 'file-damaged'] as const,
    ['Word renamed to PDF', resume(file, resumeFixture('libreoffice.docx')), 'file-type'] as const,
  ])
    await test.step(what, async () => {
      await attach(page, wrong);
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        page.waitForEvent('load'),
        form.send(),
      ]);
      expect(answer.status()).toBe(422);
      await expect(form.error('resume')).toHaveText(fileErrorText(words.errors, code, language));
      await expect(form.field('name')).toHaveValue(name);
      await expect(uploadedFile(page, words)).toBeHidden();
    });

  await attach(page, resume(file, resumeFixture('cairo.pdf')));
  await form.send();
  await expect(form.summary).toBeFocused();
  await expect(form.error('email')).toHaveText(words.errors.email);
  await expect(form.error('resume')).toBeHidden();
  await expect(uploadedFile(page, words)).toBeVisible();
  await expect(uploadedFile(page, words).locator('bdi')).toHaveText(file);
  await form.expectValues(application(name, 'no address'));
  await form.fill({ email });
  await form.send();
  const reference = await expectSent(page, language);
  await expectResume(reference, resumeFixture('cairo.pdf'));
  await expectApplicationMails(reference, applicants[language]);
});

async function expectRequired(page: Page, words: ContentValues) {
  const form = formOn(page);
  await expect(form.summary).toContainText(words.summary[required.length - 1]);
  for (const field of required) await expect(form.error(field)).toHaveText(words.errors.required);
  await expect(form.error('message')).toBeHidden();
}

async function expectApplicationMails(
  reference: string,
  { name, file, email }: Record<'name' | 'file' | 'email', string>,
) {
  const resumeCommand = `npm run inbox -- file ${reference} --out`;
  const { title } = content(`jobs/${openJob}`);
  const mails = await expectMails(reference, email, [name, file, title, resumeCommand]);
  for (const mail of Object.values(mails)) expect(mail?.attachments).toEqual([]);
}

// The headless shell has no autofill; the whole browser may have to be installed first.
test('no browser fills in the field that people do not see @en @all', async ({ playwright, baseURL }) => {
  const browser = await playwright.chromium.launch({
    executablePath: provideChromium(),
    args: [...chromiumArguments, '--headless=new'],
  });
  const page = await browser.newPage({ baseURL });
  const cdp = await page.context().newCDPSession(page);
  for (const path of [paths.page('contactus'), paths.page('applytraining'), paths.apply(openJob)]) {
    await openHydrated(page, at(path));
    const form = formOn(page);
    await form.field('name').click();
    const { result } = await cdp.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { node } = await cdp.send('DOM.describeNode', { objectId: result.objectId ?? '' });
    await cdp.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields: addressFields } });
    await form.expectValues({ name: 'Mona Saleh', email: 'mona@company.example' });
    await expect(page.locator(`[name=${hiddenFields.honeypot}]`)).toHaveValue('');
  }
  await browser.close();
});
