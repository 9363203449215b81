import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import sirv from 'sirv';
import type { Language } from '../src/language/languages.ts';
import { findChromium } from './chromium.ts';
import { plainLetters } from './pdf-letters.ts';
import { faultsOfSheets } from './profile-sheets.ts';

/** In bytes: what a reader on a telephone is asked to load. */
const largest = 1.5e6;

/** Prints /profile/{language} of a built site: the PDFs by their language. Throws where a page does not hold its text. */
export async function printProfile(folder: string, languages: Language[]): Promise<[Language, Uint8Array][]> {
  const server = createServer(sirv(folder, { extensions: ['html'] })).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const printed: [Language, Uint8Array][] = [];
    for (const language of languages) {
      printed.push([language, await print(browser, `http://localhost:${port}/profile/${language}`)]);
    }
    return printed;
  } finally {
    await browser.close();
    server.close();
  }
}

async function print(browser: Browser, address: string): Promise<Uint8Array> {
  const page = await browser.newPage();
  await page.emulateMedia({ media: 'print' });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const faults = await page.evaluate(faultsOfSheets);
  if (faults.length > 0) throw new Error([`${address} does not fit its paper:`, ...faults].join('\n'));
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  const readable = plainLetters(pdf);
  if (readable.length > largest)
    throw new Error(`${address} gives ${readable.length} bytes, more than ${largest}.`);
  return readable;
}
