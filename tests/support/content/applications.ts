import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { maxFileBytes } from '#forms/file-rules.ts';
import { fill } from '#i18n/fill.ts';
import type { Language } from '#i18n/languages.ts';
import { formatFileSize } from '#i18n/numbers.ts';
import { exe, pdf } from '#server/uploads/pdf.fixture.ts';
import { formOn } from '../page/posted-form.ts';

export const applicants: Record<Language, { name: string; file: string; email: string }> = {
  en: {
    name: 'Mariam O’Brien',
    file: 'Résumé of Mariam (final).pdf',
    email: 'mariam.en@people.example',
  },
  ar: { name: 'مريم الزهراني', file: 'سيرة ذاتية – مريم ٢٠٢٦.pdf', email: 'mariam.ar@people.example' },
};

/** Returns an application without the résumé. Each has a new address, because confirmations are limited. */
export const application = (name: string, email = `${randomBytes(4).toString('hex')}@people.example`) => ({
  name,
  email,
  countryCode: '+966',
  mobileNumber: '٠٥٠ ١٢٣ ٤٥٦٧',
  interestedField: 'الحوكمة & risk',
  privacyPolicy: true as const,
});

export interface Resume {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const resume = (name: string, buffer: Buffer, mimeType = 'application/pdf'): Resume => ({
  name,
  mimeType,
  buffer,
});

/** Returns a résumé that this program has made. */
export const resumeFixture = (by: string) => readFileSync(`server/uploads/fixtures/${by}`);

/** Returns a PDF that takes a moment to send. */
export const largePdf = (bytes: number) => pdf({ more: [{ dictionary: '', stream: randomBytes(bytes) }] });

/** A browser refuses these files, each with its error; file-rules.test.ts has all kinds. */
export const wrongResumes: [what: string, file: Resume, code: string][] = [
  ['a program renamed to PDF', resume('resume.pdf', exe), 'file-type'],
  ['a program renamed to Word', resume('resume.docx', exe), 'file-type'],
  ['a file of more than 5 MB', resume('resume.pdf', largePdf(maxFileBytes)), 'file-too-large'],
];

/** Only the server refuses these, because it reads the whole file. */
export const damagedResume = resume('resume.pdf', resumeFixture('libreoffice.pdf').subarray(0, 3000));

/** Chooses the file in the field; a large one is written to disk first, because that is faster. */
export async function attach(page: Page, file: Resume) {
  const field = formOn(page).field('resume');
  await field.focus();
  const isLarge = file.buffer.length > 500_000;
  await field.setInputFiles(isLarge ? onDisk(file) : file);
}

function onDisk({ name, buffer }: Resume): string {
  const path = join(mkdtempSync('test-results/resume-'), name);
  writeFileSync(path, buffer);
  return path;
}

export const chosenFile = (page: Page) => formOn(page).output('resume').locator('bdi');

/** Returns the form's text about a file that it does not take. */
export function fileErrorText(errors: Record<string, string>, code: string, language: Language) {
  const kinds = new Intl.ListFormat(language, { type: 'disjunction' }).format(['PDF', 'Word']);
  const limits: Record<string, string> = {
    'file-type': kinds,
    'file-too-large': formatFileSize(language, maxFileBytes),
  };
  return fill(errors[code] ?? '', limits[code] ?? '');
}

/** Returns the text about a file that the server keeps from an earlier attempt. */
export function uploadedFile(page: Page, form: { upload: { kept: string } }) {
  const [before = '', after = ''] = form.upload.kept.split('…');
  return page.getByText(before.length > after.length ? before : after.trim());
}
