import type { Page } from '@playwright/test';
import { openTemplate } from '../print-templates/open-template.ts';
import { finishPdf } from './finish-pdf.ts';

/** The limit is low, because people open the PDF on telephones. */
const maxBytes = 1.5e6;

/** Prints the profile at a URL as a PDF. Throws an Error if it is too large, or a text does not fit. */
export async function printProfile(page: Page, url: string): Promise<Uint8Array> {
  await page.emulateMedia({ media: 'print' });
  await openTemplate(page, url);
  const isRtl = await page.evaluate(() => document.dir === 'rtl');
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  const finished = await finishPdf(pdf, isRtl);
  if (finished.length > maxBytes)
    throw new Error(`The PDF of ${url} is ${finished.length} bytes: the limit is ${maxBytes}.`);
  return finished;
}
