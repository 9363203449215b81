import type { Browser } from '@playwright/test';
import type { Language } from '#i18n/languages.ts';
import { plainLetters } from './pdf-letters.ts';
import { sheetErrors } from './profile-sheets.ts';

/** What a reader on a telephone is asked to load. */
const maxBytes = 1.5e6;

/** Prints /profile/{language} of a served build. Throws where a page does not hold its text. */
export async function printProfile(
  browser: Browser,
  origin: string,
  language: Language,
): Promise<Uint8Array> {
  const url = `${origin}/profile/${language}`;
  const page = await browser.newPage();
  await page.emulateMedia({ media: 'print' });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const errors = await page.evaluate(sheetErrors);
  if (errors.length > 0)
    throw new Error([`The text of ${url} does not fit on its pages:`, ...errors].join('\n'));
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  const readable = plainLetters(pdf);
  if (readable.length > maxBytes)
    throw new Error(`The PDF of ${url} is ${readable.length} bytes: the limit is ${maxBytes}.`);
  return readable;
}
