import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { formatDate } from '#i18n/dates.ts';
import { fill } from '#i18n/fill.ts';
import type { Language } from '#i18n/languages.ts';
import { formatRiyadhDay } from '#i18n/riyadh-time.ts';
import { localizedPath } from '#routing/paths.ts';
import { exe } from '#server/uploads/pdf.fixture.ts';
import { fileErrorText, resume, resumeFixture } from '../support/content/applications.ts';
import { contentOf } from '../support/content/site-content.ts';
import { mailsAbout, withoutIsolates } from '../support/office/mails.ts';
import { formOn, referenceOn } from '../support/page/posted-form.ts';
import type { ProjectCopy, RunningSite } from '../support/project-copy.ts';
import { officeEmail } from '../support/run/test-settings.ts';
import { titles } from './recipe-titles.ts';

/** Expects that a visitor can send the form of the recipe, and that staff get its day and its file. */
export async function expectProposal(
  page: Page,
  language: Language,
  { origin }: RunningSite,
  copy: ProjectCopy,
) {
  const titleOf = (kind: string) => titles[kind]?.[language] ?? '';
  const { errors } = contentOf(language, 'forms');
  const form = formOn(page);
  await page.goto(origin + localizedPath(language, '/proposal'));
  await form.field('brief').setInputFiles(resume('plan.pdf', exe));
  await form.fill({
    mobileNumber: '+966501234567',
    message: 'A word about quarries',
    deadline: '2026-12-31',
  });
  await form.send();
  await expect(form.error('brief')).toHaveText(fileErrorText(errors, 'file-type', language));
  const early = fill(errors['day-early'], formatDate(language, '2027-01-01'));
  await expect(form.error('deadline')).toHaveText(early);
  await form.field('brief').setInputFiles(resume('plan.pdf', resumeFixture('cairo.pdf')));
  await form.fill({ deadline: '2027-01-31' });
  await form.send();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('form'));
  const reference = await referenceOn(page);
  const mail = (await mailsAbout(reference, 1)).get(officeEmail);
  const lastDay = formatRiyadhDay(language, Date.parse('2027-01-31'), { year: 'numeric' });
  for (const text of [titleOf('day'), lastDay, titleOf('file'), 'plan.pdf', `file ${reference} --out`])
    expect(withoutIsolates(mail?.text)).toContain(text);
  const out = copy.path(`${language}.pdf`);
  const data = { DATA_DIR: copy.path('data') };
  await copy.run('server/cli/inbox/inbox-main.ts', ['file', reference, '--out', out], data);
  expect(readFileSync(out).equals(resumeFixture('cairo.pdf'))).toBe(true);
}
