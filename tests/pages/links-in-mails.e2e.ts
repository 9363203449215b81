import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { paths } from '#routing/paths.ts';
import { applicants, application, attach, resume, resumeFixture } from '../support/content/applications.ts';
import { openJob } from '../support/content/site-content.ts';
import { at, content, onPhone, test } from '../support/fixtures.ts';
import { inbox } from '../support/office/inbox.ts';
import { mailsAbout } from '../support/office/mails.ts';
import { expectSent, formOn } from '../support/page/posted-form.ts';
import { expectAccessible, expectNoSidewaysScrolling, watch } from '../support/page/visit.ts';
import { officeEmail } from '../support/run/test-settings.ts';

// The visitor's link opens their stored data, and the office's link the status of a submission. Neither page has a script.

const details = (page: Page) => page.locator('main dl').first();

test.use({ ...onPhone, javaScriptEnabled: false });

test('an applicant and the office follow their links @ar', async ({ page, newVisitor, language }) => {
  const { name, file } = applicants[language];
  const email = `links.${language}@people.example`;
  const own = content('your-data');
  const status = content('submission-status');
  const { forms, errors } = content('forms');
  const reader = await newVisitor({ javaScriptEnabled: true });
  const { errors: broken } = watch(reader);
  await page.goto(at(paths.apply(openJob)));
  await formOn(page).fill(application(name, email));
  await attach(page, resume(file, resumeFixture('cairo.pdf')));
  await formOn(page).send();
  const reference = await expectSent(page, language);
  await expectHeadline(page, forms.application.sent.title);
  const { link, statusLink } = await linksOf(reference, email);

  await test.step('a colleague notes that it was seen', async () => {
    await page.goto(statusLink('seen'));
    await expectHeadline(page, status.headline);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('main')).not.toContainText(name);
    await expectWhole(page, reader);
    await page.getByRole('button', { name: status.send }).click();
    await expect(page.getByLabel(status.fields.name)).toBeFocused();
    await page.getByLabel(status.fields.name).fill('سارة');
    await page.getByLabel(status.fields.note).fill('تتّصل يوم الأحد');
    await page.getByRole('button', { name: status.send }).click();
    await expect(page.getByRole('status').filter({ hasText: status.saved })).toBeVisible();
    for (const text of [status.statuses.seen, 'سارة', 'تتّصل يوم الأحد'])
      await expect(details(page)).toContainText(text);
    expect(await inbox('list', '--status', 'seen')).toContain(reference);
  });

  await test.step('another declines it in the office’s words by email', async () => {
    await page.goto(statusLink('declined'));
    await expect(page.getByLabel(status.fields.status)).toHaveValue('declined');
    await page.getByLabel(status.fields.name).fill('Omar');
    await page.getByRole('button', { name: status.send }).click();
    const answer = page.getByLabel(status.answer.field);
    await expect(answer).toHaveValue(new RegExp(name));
    await expectWhole(page, reader);
    await answer.fill(`${await answer.inputValue()}\n\nP.S. We liked your questions.`);
    await page.getByRole('button', { name: status.answer.send }).click();
    await expect(answer).toHaveCount(0);
    await expect(details(page)).toContainText(status.rows.reply);
    const mail = (await mailsAbout(reference, 3)).get(email);
    expect(mail?.subject).toContain(content('mails').declineReply.subject.replace('…', ''));
    expect(mail?.text).toContain('P.S. We liked your questions.');
    expect(await inbox('show', reference)).toMatch(/Status +declined by Omar, /);
    expect(await inbox('list', '--status', 'unanswered')).not.toContain(reference);
  });

  await test.step('the applicant sees, copies and corrects what is stored', async () => {
    await page.goto(link);
    await expectHeadline(page, own.open.headline);
    await expect(page.getByText(reference)).toBeVisible();
    for (const text of [name, 'P.S. We liked your questions.'])
      await expect(page.getByRole('main')).toContainText(text);
    await expectWhole(page, reader);
    expect((await download(page, own.copy.file)).equals(resumeFixture('cairo.pdf'))).toBe(true);
    expect((await download(page, own.copy.asText)).toString()).toContain(name);
    await page.getByRole('heading', { name: own.correct.heading }).click();
    const correction = formOn(page.locator('#correct'));
    const send = page.getByRole('button', { name: own.correct.send });
    await correction.expectValues({ mobileNumber: '+966501234567' });
    await correction.fill({ name: 'ab' });
    await send.click();
    await expect(correction.error('name')).toHaveText(errors['name-short']);
    await correction.fill({ name: 'Mariam Smith' });
    await send.click();
    await expect(page.getByRole('status').filter({ hasText: own.corrected })).toBeVisible();
    await expect(details(page)).toContainText('Mariam Smith');
    expect(await inbox('show', reference)).toContain('Mariam Smith');
  });

  await test.step('the applicant withdraws the consent, and deletes all', async () => {
    await confirm(page, own.withdraw);
    await expectHeadline(page, own.withdrawn.headline);
    expect(await inbox('show', reference)).not.toContain('Mariam');
    await confirm(page, own.erase);
    await expectHeadline(page, own.erased.headline);
    const again = await page.request.get(link);
    expect(again.status()).toBe(410);
    // A no-break space joins the last words of a headline.
    expect((await again.text()).replaceAll('\u00a0', ' ')).toContain(own.gone.headline);
    expect(await inbox('list', '--json')).not.toContain(reference);
  });
  expect(broken).toEqual([]);
});

/** Expects that a page fits the phone and is accessible to a reader with JavaScript, which axe-core needs. */
async function expectWhole(page: Page, reader: Page) {
  await expectNoSidewaysScrolling(page);
  await reader.goto(page.url());
  await reader.locator('details').evaluateAll((parts: HTMLDetailsElement[]) => {
    for (const part of parts) part.open = true;
  });
  await expectAccessible(reader);
}

async function expectHeadline(page: Page, headline: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
}

/** Returns the text of the file that a button downloads. */
async function download(page: Page, button: string): Promise<Buffer> {
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFileSync(await (await file).path());
}

/** Returns the paths of the confirmation's link and of the office's links to the status. */
async function linksOf(reference: string, email: string) {
  const mails = await mailsAbout(reference, 2);
  const find = (receiver: string, link: RegExp) => {
    const [, path = ''] = link.exec(mails.get(receiver)?.text ?? '') ?? [];
    expect(path).not.toBe('');
    return path;
  };
  const ofStatus = 'https://[^/\\s]+(\\S*/submission-status\\?link=\\S+&status=';
  return {
    link: find(email, /https:\/\/[^/\s]+(\S*\/yourdata\?link=\S+)/),
    statusLink: (status: string) => find(officeEmail, new RegExp(`${ofStatus}${status})`)),
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
