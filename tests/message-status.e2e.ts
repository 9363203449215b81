import { expect, type Page, test } from '@playwright/test';
import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { applicants, attach, fill, made, resume, send } from './applications.ts';
import { expectSent } from './expect-sent.ts';
import { inbox } from './inbox.ts';
import { mailsAbout } from './mails.ts';
import { openJob } from './sample-jobs.ts';
import { contentOf } from './site-content.ts';
import { expectAccessible, expectNoSidewaysScrolling, watch } from './visit.ts';

test('the office refuses an applicant by the link in its mail, and sends a kind answer that it has changed', async ({
  page,
}) => {
  const { errors } = watch(page);
  const { name, email, file } = applicants.en;
  const words = contentOf('en', 'message-status');
  const { refusal } = contentOf('en', 'mails');
  await page.goto(paths.apply(openJob));
  await fill(page, name, `status.${email}`);
  await attach(page, resume(file, made('cairo.pdf')));
  await send(page);
  const reference = await expectSent(page, 'en');

  await openLink(page, reference, 'refused', 'en');
  await expect(page.getByLabel(words.fields.status)).toHaveValue('refused');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByLabel(words.fields.name)).toBeFocused();
  await page.getByLabel(words.fields.name).fill('Sara');
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible();

  const answer = page.getByLabel(words.answer.field);
  await expect(answer).toHaveValue(new RegExp(name));
  await expectAccessible(page);
  await answer.fill(`${await answer.inputValue()}\n\nP.S. We liked your questions.`);
  await page.getByRole('button', { name: words.answer.send }).click();
  await expect(answer).toHaveCount(0);
  await expect(page.locator('main dl')).toContainText(words.rows.reply);
  const mail = (await mailsAbout(reference, 3)).get(`status.${email}`);
  expect(mail?.subject).toContain(refusal.subject);
  expect(mail?.text).toContain('P.S. We liked your questions.');
  const shown = await inbox('show', reference);
  expect(shown).toMatch(/Status +declined by Sara, /);
  expect(shown).toContain('P.S. We liked your questions.');
  // The browser says of itself that a name was missing.
  expect(errors).toEqual([expect.stringContaining('422')]);
});

test('on a phone without JavaScript a colleague takes an Arabic message, and another answers it', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const words = contentOf('ar', 'message-status');
  await page.goto(localizedPath('ar', paths.page('applytraining')));
  await page.locator('[name=email]').fill('status.ar@people.example');
  await page.locator('[name=mobileNumber]').fill('٠٠٩٦٦ ٥٠ ١٢٣ ٤٥٦٧');
  await page.locator('[name=message]').fill('أودّ أن أتعلّم المراجعة الداخلية.');
  await page.getByRole('button', { name: contentOf('ar', 'forms').forms.training.send }).click();
  const reference = await expectSent(page, 'ar');

  await openLink(page, reference, 'taken', 'ar');
  await expectNoSidewaysScrolling(page);
  await expect(page.locator('main')).not.toContainText('المراجعة');
  await page.getByLabel(words.fields.name).fill('سارة');
  await page.getByLabel(words.fields.note).fill('تتّصل يوم الأحد');
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.locator('main dl')).toContainText(words.statuses.taken);
  await expect(page.locator('main dl')).toContainText('سارة');
  expect(await inbox('list', '--status', 'taken')).toContain(reference);

  await openLink(page, reference, 'answered', 'ar');
  await page.getByLabel(words.fields.name).fill('عمر');
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.locator('main dl')).toContainText(words.statuses.answered);
  expect(await inbox('list', '--status', 'unanswered')).not.toContain(reference);
  await context.close();
});

/** Follows a link of the office's mail, on the site of the tests. */
async function openLink(page: Page, reference: string, status: string, language: Language) {
  const { text = '' } = (await mailsAbout(reference, 2)).get('info@rasikh.example') ?? {};
  const [, path = ''] =
    new RegExp(`https://[^/\\s]+(\\S*/message\\?link=\\S+&status=${status})`).exec(text) ?? [];
  expect(path).toMatch(language === 'ar' ? /^\/ar\/message/ : /^\/message/);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    contentOf(language, 'message-status').headline,
  );
}
