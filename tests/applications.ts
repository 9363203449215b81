import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import type { Language } from '#i18n/languages.ts';
import { pdf } from '#server/resume/pdf.fixture.ts';
import { outputOn, sendButtonOn } from './form-locators.ts';
import { inbox } from './inbox.ts';

export const applicants: Record<Language, { name: string; file: string; email: string }> = {
  en: {
    name: 'Mariam O’Brien',
    file: 'Résumé of Mariam (final).pdf',
    email: 'mariam.en@people.example',
  },
  ar: { name: 'مريم الزهراني', file: 'سيرة ذاتية – مريم ٢٠٢٦.pdf', email: 'mariam.ar@people.example' },
};

export type Resume = ReturnType<typeof resume>;

export const resume = (name: string, buffer: Buffer, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer,
});

/** A résumé as a program has made it. */
export const made = (by: string) => readFileSync(`server/resume/fixtures/${by}`);

/** A PDF that takes a moment to send. */
export const large = (bytes: number) => pdf({ more: [{ dictionary: '', stream: randomBytes(bytes) }] });

export async function fill(page: Page, name: string, email: string) {
  await page.locator('[name=name]').fill(name);
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=countryCode]').selectOption('+966');
  await page.locator('[name=mobileNumber]').fill('٠٥٠ ١٢٣ ٤٥٦٧');
  await page.locator('[name=interestedField]').fill('الحوكمة & risk');
  await page.locator('[name=privacyPolicy]').check();
}

/** Chooses the file in the field; a large one goes by the disk, which takes no time. */
export async function attach(page: Page, file: Resume) {
  await page.locator('[name=resume]').focus();
  const isLarge = file.buffer.length > 500_000;
  await page.locator('[name=resume]').setInputFiles(isLarge ? onDisk(file) : file);
}

function onDisk({ name, buffer }: Resume): string {
  const path = join(mkdtempSync('test-results/resume-'), name);
  writeFileSync(path, buffer);
  return path;
}

export const chosenFile = (page: Page) => outputOn(page, 'resume').locator('bdi');
export const send = (page: Page) => sendButtonOn(page).click();

/** Staff get back what was attached, by the command that their mail names. */
export async function expectStored(reference: string, bytes: Buffer, info: TestInfo) {
  const out = info.outputPath(`${reference}.pdf`);
  await inbox('resume', reference, '--out', out);
  expect(readFileSync(out).equals(bytes)).toBe(true);
}

export function uploadedFile(page: Page, form: { fields: { resume: { kept: string } } }) {
  const [before = '', after = ''] = form.fields.resume.kept.split('…');
  return page.getByText(before.length > after.length ? before : after.trim());
}
