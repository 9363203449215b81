import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { localizedPath, paths } from '#i18n/paths.ts';
import { applicants, attach, fill, made, resume, send } from './applications.ts';
import { expectSent } from './expect-sent.ts';
import { inbox } from './inbox.ts';
import { mailsAbout } from './mails.ts';
import { openJob } from './sample-jobs.ts';
import { contentOf } from './site-content.ts';
import { expectAccessible, expectNoSidewaysScrolling, watch } from './visit.ts';

test('an applicant sees, copies, corrects and erases what is stored, from the link in the mail', async ({
  page,
}) => {
  const { errors } = watch(page);
  const { name, email, file } = applicants.en;
  const own = contentOf('en', 'your-data');
  await page.goto(paths.apply(openJob));
  await fill(page, name, `rights.${email}`);
  await attach(page, resume(file, made('cairo.pdf')));
  await send(page);
  const reference = await expectSent(page, 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    contentOf('en', 'forms').forms.application.sent.title,
  );

  await openLink(page, reference, `rights.${email}`, 'en');
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.locator('main dl').first()).toContainText(name);
  await page.locator('details').evaluateAll((parts) => {
    for (const part of parts) part.setAttribute('open', '');
  });
  await expectAccessible(page);
  for (const [as, bytes] of [[own.copy.file, made('cairo.pdf')], [own.copy.asText]]) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: as }).click(),
    ]);
    const saved = readFileSync(await download.path());
    if (bytes) expect(saved.equals(bytes)).toBe(true);
    else expect(saved.toString()).toContain(name);
  }

  const correction = page.locator('#correct form');
  await correction.locator('[name=name]').fill('Mariam Smith');
  await correction.getByRole('button', { name: own.correct.send }).click();
  await expect(page.getByRole('status').filter({ hasText: own.corrected })).toBeVisible();
  await expect(page.locator('main dl').first()).toContainText('Mariam Smith');
  expect(await inbox('show', reference)).toContain('Mariam Smith');

  await erase(page, own);
  expect(await inbox('list', '--json')).not.toContain(reference);
  expect(errors).toEqual([]);
});

test('who asked for training in Arabic does so on a phone without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const own = contentOf('ar', 'your-data');
  const form = contentOf('ar', 'forms');
  const email = 'rights.ar@people.example';
  await page.goto(localizedPath('ar', paths.page('applytraining')));
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=mobileNumber]').fill('٠٠٩٦٦ ٥٠ ١٢٣ ٤٥٦٧');
  await page.locator('[name=message]').fill('أودّ أن أتعلّم المراجعة الداخلية.');
  await page.getByRole('button', { name: form.forms.training.send }).click();
  const reference = await expectSent(page, 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.forms.training.sent.title);

  await openLink(page, reference, email, 'ar');
  await expectNoSidewaysScrolling(page);
  await page.getByRole('heading', { name: own.correct.head }).click();
  const correction = page.locator('#correct form');
  await expect(correction.locator('[name=mobileNumber]')).toHaveValue('+966501234567');
  await correction.locator('[name=message]').fill('قصيرة');
  await correction.getByRole('button', { name: own.correct.send }).click();
  await expect(page.locator('[data-field=message] [data-error]')).toHaveText(form.errors['message-short']);
  await page.locator('[name=message]').fill('أودّ أن أتعلّم الحوكمة وإدارة المخاطر.');
  await page.getByRole('button', { name: own.correct.send }).click();
  await expect(page.locator('main dl').first()).toContainText('أودّ أن أتعلّم الحوكمة');

  await act(page, own.withdraw);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.withdrawn.headline);
  expect(await inbox('show', reference)).not.toContain('الحوكمة');
  await erase(page, own);
  await context.close();
});

/** Follows the link of the confirmation, on the site of the tests. */
async function openLink(page: Page, reference: string, email: string, language: 'en' | 'ar') {
  const mails = await mailsAbout(reference, 2);
  const [, path = ''] = /https:\/\/[^/\s]+(\S*\/yourdata\?link=\S+)/.exec(mails.get(email)?.text ?? '') ?? [];
  expect(path).toMatch(language === 'ar' ? /^\/ar\/yourdata/ : /^\/yourdata/);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    contentOf(language, 'your-data').open.headline,
  );
}

/** Opens a part, ticks its box and presses its button. */
async function act(page: Page, { head, confirm, send: label }: Record<'head' | 'confirm' | 'send', string>) {
  const box = page.getByLabel(confirm);
  if (!(await box.isVisible())) await page.getByRole('heading', { name: head }).click();
  await box.check();
  await page.getByRole('button', { name: label }).click();
}

/** Afterwards the link leads to nothing. */
async function erase(page: Page, own: ReturnType<typeof contentOf>) {
  const link = new URL(page.url());
  await act(page, own.erase);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.erased.headline);
  const again = await page.request.get(link.href);
  expect(again.status()).toBe(410);
  expect(await again.text()).toContain(own.gone.headline);
}
