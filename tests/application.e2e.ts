import { expect, test } from '@playwright/test';
import { applicationTo } from '#forms/application.ts';
import { languageCodes, languages } from '#i18n/languages.ts';
import { formatFileSize } from '#i18n/numbers.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import {
  applicants,
  attach,
  chosenFile,
  expectStored,
  fill,
  made,
  resume,
  send,
  uploadedFile,
} from './applications.ts';
import { expectSent, plainText } from './expect-sent.ts';
import { errorOn, fieldNamesOn, outputOn, summaryOn } from './form-locators.ts';
import { mailsAbout } from './mails.ts';
import { closedJob, openJob } from './sample-jobs.ts';
import { contentOf } from './site-content.ts';
import { inArabic, inEnglish, inLanguage } from './tags.ts';
import { expectAccessible, expectNoSidewaysScrolling, openHydrated, watch } from './visit.ts';

const { fields } = applicationTo(openJob);
const required = fields.filter((field) => field !== 'message');

for (const language of languageCodes) {
  const form = contentOf(language, 'forms');
  const applicant = applicants[language];
  const path = localizedPath(language, paths.apply(openJob));

  test.describe(`an application for a job in ${languages[language].name}`, inLanguage(language), () => {
    test('arrives with its résumé, which staff get back byte for byte', async ({ page }, info) => {
      const { errors } = watch(page);
      await openHydrated(page, path);
      await fill(page, applicant.name, applicant.email);
      await attach(page, resume(applicant.file, made('chromium.pdf')));
      const shown = outputOn(page, 'resume');
      await expect(shown.locator('bdi')).toHaveText(applicant.file);
      await expect(shown).toContainText(formatFileSize(language, made('chromium.pdf').length));
      await send(page);
      const reference = await expectSent(page, language);
      expect(errors).toEqual([]);
      await expectStored(reference, made('chromium.pdf'), info);
      await expectMails(reference);
    });

    test('asks for everything but the message, the résumé first, and has room for its name on a phone', async ({
      page,
    }) => {
      await openHydrated(page, path);
      const names = await fieldNamesOn(page.getByRole('main'));
      expect(names).toEqual(fields);
      await expect(page.getByRole('checkbox')).not.toBeChecked();
      await send(page);
      const summary = summaryOn(page);
      await expect(summary).toBeFocused();
      await expect(summary).toContainText(form.summary[required.length - 1]);
      for (const field of required) await expect(errorOn(page, field)).toHaveText(form.errors.required);
      await expect(errorOn(page, 'message')).toBeHidden();
      await expectAccessible(page);
      await summary.getByRole('link', { name: form.fields.resume.label }).click();
      await expect(page.locator('[name=resume]')).toBeFocused();
      await page.setViewportSize({ width: 390, height: 844 });
      await attach(page, resume(`${'سيرة ذاتية طويلة الاسم '.repeat(9)}.pdf`, made('cairo.pdf')));
      await expect(chosenFile(page)).toBeVisible();
      await expectNoSidewaysScrolling(page);
    });

    test(
      'is not taken for a job that has closed meanwhile, and what was typed stays',
      inEnglish,
      async ({ page }) => {
        test.skip(closedJob === 0, 'No job has closed yet.');
        await page.route(`**${path}`, (route) => {
          const url = route
            .request()
            .url()
            .replace(path, localizedPath(language, paths.apply(closedJob)));
          return route.request().method() === 'POST' ? route.continue({ url }) : route.continue();
        });
        await openHydrated(page, path);
        await fill(page, applicant.name, applicant.email);
        await attach(page, resume('resume.pdf', made('cairo.pdf')));
        await send(page);
        await expect(summaryOn(page)).toContainText(form.failures.closed);
        await expect(summaryOn(page).getByRole('button')).toHaveCount(0);
        await expect(page.locator('[name=name]')).toHaveValue(applicant.name);
      },
    );

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test(
        'arrives, and a file that was accepted need not be chosen again',
        inArabic,
        async ({ page }, info) => {
          await page.goto(path);
          await fill(page, applicant.name, 'no address');
          await attach(page, resume(applicant.file, made('libreoffice.docx')));
          await send(page);
          // A .docx that calls itself .pdf is none.
          await expect(errorOn(page, 'resume')).toHaveText(form.errors['resume-type']);
          await expect(uploadedFile(page, form)).toBeHidden();
          await attach(page, resume(applicant.file, made('cairo.pdf')));
          await send(page);
          await expect(summaryOn(page)).toBeFocused();
          await expect(errorOn(page, 'email')).toHaveText(form.errors.email);
          await expect(errorOn(page, 'resume')).toBeHidden();
          await expect(uploadedFile(page, form)).toBeVisible();
          await expect(uploadedFile(page, form).locator('bdi')).toHaveText(applicant.file);
          await expect(page.locator('[name=name]')).toHaveValue(applicant.name);
          await expect(page.locator('[name=countryCode]')).toHaveValue('+966');
          await expect(page.locator('[name=privacyPolicy]')).toBeChecked();
          await page.locator('[name=email]').fill(applicant.email);
          await send(page);
          const reference = await expectSent(page, language);
          await expectStored(reference, made('cairo.pdf'), info);
          await expectMails(reference);
        },
      );

      test('is asked for everything but the message', inEnglish, async ({ page }) => {
        await page.goto(path);
        await send(page);
        await expect(summaryOn(page)).toContainText(form.summary[required.length - 1]);
        for (const field of required) await expect(errorOn(page, field)).toHaveText(form.errors.required);
        await expect(errorOn(page, 'message')).toBeHidden();
      });

      test('leads to the job itself where that is closed', inArabic, async ({ page }) => {
        test.skip(closedJob === 0, 'No job has closed yet.');
        await page.goto(localizedPath(language, paths.apply(closedJob)));
        await expect(page).toHaveURL(localizedPath(language, paths.job(closedJob)));
        await expect(page.getByRole('main')).toContainText(contentOf(language, 'ui').jobs.closed);
      });
    });
  });

  async function expectMails(reference: string) {
    const mails = await mailsAbout(reference, 2);
    const staff = mails.get('info@rasikh.example');
    expect(staff?.replyTo?.[0]?.address).toBe(applicant.email);
    const text = plainText(staff?.text);
    for (const part of [applicant.name, applicant.file, contentOf(language, `jobs/${openJob}`).title]) {
      expect(text).toContain(part);
    }
    expect(text).toContain(`npm run inbox -- resume ${reference} --out`);
    expect(mails.get(applicant.email)?.text).toContain(reference);
    for (const mail of mails.values()) expect(mail.attachments).toEqual([]);
  }
}

test('an application to a job that does not exist is told so', async ({ page, request }) => {
  for (const id of ['7', '0', 'manager']) {
    const answer = await page.goto(`/apply/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job not found');
    await expect(page.locator('main form')).toHaveCount(0);
  }
  expect((await page.goto('/ar/apply/7'))?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText(contentOf('ar', 'ui').notFound.job.headline);
  const posted = await request.post('/apply/7', { form: { name: 'Nobody' } });
  expect(posted.status()).toBeGreaterThanOrEqual(400);
});
