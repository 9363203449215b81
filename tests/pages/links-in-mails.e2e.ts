import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { paths } from '#routing/paths.ts';
import { applicants, application, attach, resume, resumeFixture } from '../support/content/applications.ts';
import { openJob } from '../support/content/sample-jobs.ts';
import type { ContentValues } from '../support/content/site-content.ts';
import { onPhone, test } from '../support/fixtures.ts';
import { inbox } from '../support/office/inbox.ts';
import { mailsAbout } from '../support/office/mails.ts';
import { expectSent } from '../support/page/expect-sent.ts';
import { formOn } from '../support/page/form-locators.ts';
import { expectAccessible, expectNoSidewaysScrolling, watch } from '../support/page/visit.ts';
import { officeEmail } from '../support/run/test-settings.ts';

// The visitor's link opens their stored data, and the office's link the status of a submission.

const details = (page: Page) => page.locator('main dl').first();

test('an applicant and the office follow their links @en @all', async ({ page, at, content, language }) => {
  const { errors } = watch(page);
  const { name, file } = applicants[language];
  const email = 'links@people.example';
  const own = content('your-data');
  const status = content('submission-status');
  await page.goto(at(paths.apply(openJob)));
  await formOn(page).fill(application(name, email));
  await attach(page, resume(file, resumeFixture('cairo.pdf')));
  await formOn(page).send();
  const reference = await expectSent(page, language);
  await expectHeadline(page, content('forms').forms.application.sent.title);
  const { link, statusLink } = await linksOf(reference, email, 'declined');

  await test.step('the applicant sees and copies what is stored, and corrects it', async () => {
    await page.goto(link);
    await expectHeadline(page, own.open.headline);
    await expect(page.getByText(reference)).toBeVisible();
    await expect(details(page)).toContainText(name);
    await page.locator('details').evaluateAll((parts: HTMLDetailsElement[]) => {
      for (const part of parts) part.open = true;
    });
    await expectAccessible(page);
    expect((await download(page, own.copy.file)).equals(resumeFixture('cairo.pdf'))).toBe(true);
    expect((await download(page, own.copy.asText)).toString()).toContain(name);
    const correction = page.locator('#correct');
    await formOn(correction).fill({ name: 'Mariam Smith' });
    await correction.getByRole('button', { name: own.correct.send }).click();
    await expect(page.getByRole('status').filter({ hasText: own.corrected })).toBeVisible();
    await expect(details(page)).toContainText('Mariam Smith');
    expect(errors).toEqual([]);
  });

  await test.step('the office declines in its words by email', async () => {
    await page.goto(statusLink);
    await expectHeadline(page, status.headline);
    await expect(page.getByLabel(status.fields.status)).toHaveValue('declined');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(page);
    const send = page.getByRole('button', { name: status.send });
    await send.click();
    await expect(page.getByLabel(status.fields.name)).toBeFocused();
    await page.getByLabel(status.fields.name).fill('Sara');
    await send.click();
    await expect(page.getByRole('status').filter({ hasText: status.saved })).toBeVisible();
    const answer = page.getByLabel(status.answer.field);
    await expect(answer).toHaveValue(/Mariam Smith/);
    await expectAccessible(page);
    await answer.fill(`${await answer.inputValue()}\n\nP.S. We liked your questions.`);
    await page.getByRole('button', { name: status.answer.send }).click();
    await expect(answer).toHaveCount(0);
    await expect(details(page)).toContainText(status.rows.reply);
    // The other mails are the confirmation, and the office's about the submission and the correction.
    const mail = (await mailsAbout(reference, 4)).get(email);
    expect(mail?.subject).toContain(content('mails').declineReply.subject.replace('…', ''));
    expect(mail?.text).toContain('P.S. We liked your questions.');
    const shown = await inbox('show', reference);
    expect(shown).toContain('Mariam Smith');
    expect(shown).toMatch(/Status +declined by Sara, /);
    expect(shown).toContain('P.S. We liked your questions.');
    // The browser shows its message that a name is missing.
    expect(errors).toEqual([expect.stringContaining('422')]);
  });

  await page.goto(link);
  await erase(page, own);
  expect(await inbox('list', '--json')).not.toContain(reference);
});

test.describe('on a phone without JavaScript @ar', () => {
  test.use({ ...onPhone, javaScriptEnabled: false });

  test('a training applicant and the office follow their links', async ({ page, at, content, language }) => {
    const email = 'links.ar@people.example';
    const own = content('your-data');
    const status = content('submission-status');
    const words = content('forms');
    const form = formOn(page);
    const typed = {
      country: 'ksa',
      industry: 'retail',
      email: 'trainee@',
      mobileNumber: '٠٠٩٦٦ ٥٠ ١٢٣ ٤٥٦٧',
      message: 'أودّ أن أتعلّم المراجعة الداخلية.',
    };
    await page.goto(at(paths.page('applytraining')));
    await form.send();
    await expect(page).toHaveURL(at(paths.page('applytraining')));
    await expect(form.summary).toContainText(words.summary[1]);
    await form.fill(typed);
    await form.send();
    await expect(form.error('email')).toHaveText(words.errors.email);
    await form.expectValues(typed);
    await form.fill({ email });
    await form.send();
    const reference = await expectSent(page, language);
    await expectHeadline(page, words.forms.training.sent.title);

    for (const [state, colleague, note] of [
      ['taken', 'سارة', 'تتّصل يوم الأحد'],
      ['answered', 'عمر', ''],
    ] as const)
      await test.step(state, async () => {
        await page.goto((await linksOf(reference, email, state)).statusLink);
        await expectHeadline(page, status.headline);
        await expectNoSidewaysScrolling(page);
        await expect(page.getByRole('main')).not.toContainText('المراجعة');
        await page.getByLabel(status.fields.name).fill(colleague);
        await page.getByLabel(status.fields.note).fill(note);
        await page.getByRole('button', { name: status.send }).click();
        await expect(details(page)).toContainText(status.statuses[state]);
        await expect(details(page)).toContainText(colleague);
        if (state === 'taken') expect(await inbox('list', '--status', 'taken')).toContain(reference);
      });
    expect(await inbox('list', '--status', 'unanswered')).not.toContain(reference);

    await page.goto((await linksOf(reference, email, 'taken')).link);
    await expectHeadline(page, own.open.headline);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('heading', { name: own.correct.heading }).click();
    const correction = formOn(page.locator('#correct'));
    await correction.expectValues({ mobileNumber: '+966501234567' });
    const send = page.getByRole('button', { name: own.correct.send });
    await correction.fill({ message: 'قصيرة' });
    await send.click();
    await expect(correction.error('message')).toHaveText(words.errors['message-short']);
    await correction.fill({ message: 'أودّ أن أتعلّم الحوكمة وإدارة المخاطر.' });
    await send.click();
    await expect(details(page)).toContainText('أودّ أن أتعلّم الحوكمة');

    await confirm(page, own.withdraw);
    await expectHeadline(page, own.withdrawn.headline);
    expect(await inbox('show', reference)).not.toContain('الحوكمة');
    await erase(page, own);
  });
});

async function expectHeadline(page: Page, headline: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
}

/** Returns the text of the file that a button downloads. */
async function download(page: Page, button: string): Promise<Buffer> {
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFileSync(await (await file).path());
}

/** Returns the paths of the confirmation's link and of the office's link to the status. */
async function linksOf(reference: string, email: string, status: string) {
  const mails = await mailsAbout(reference, 2);
  const find = (receiver: string, link: RegExp) => {
    const [, path = ''] = link.exec(mails.get(receiver)?.text ?? '') ?? [];
    expect(path).not.toBe('');
    return path;
  };
  return {
    link: find(email, /https:\/\/[^/\s]+(\S*\/yourdata\?link=\S+)/),
    statusLink: find(
      officeEmail,
      new RegExp(`https://[^/\\s]+(\\S*/submission-status\\?link=\\S+&status=${status})`),
    ),
  };
}

/** Opens a part, ticks its box and presses its button. */
async function confirm(
  page: Page,
  { heading, confirm, send }: Record<'heading' | 'confirm' | 'send', string>,
) {
  const box = page.getByLabel(confirm);
  if (!(await box.isVisible())) await page.getByRole('heading', { name: heading }).click();
  await box.check();
  await page.getByRole('button', { name: send }).click();
}

/** Expects that the link has ended. */
async function erase(page: Page, own: ContentValues) {
  const link = new URL(page.url());
  await confirm(page, own.erase);
  await expectHeadline(page, own.erased.headline);
  const again = await page.request.get(link.href);
  expect(again.status()).toBe(410);
  // A no-break space joins the last words of a headline.
  expect((await again.text()).replaceAll('\u00a0', ' ')).toContain(own.gone.headline);
}
