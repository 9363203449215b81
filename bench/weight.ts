import { brotliCompressSync } from 'node:zlib';
import type { CDPSession } from '@playwright/test';
import { freePort } from '../tests/free-port.ts';
import { inBrowser } from './browser.ts';

/** In bytes as they travel, headers included; up to 900 ms after load but where it says otherwise. */
export interface Weight {
  all: number;
  html: number;
  fontFiles: number;
  /** Five seconds after load: inline scripts packed, and every script file. */
  allScripts: number;
  /** How many parts of the page wait for the visitor to be hydrated. */
  islands: number;
}

interface Transfer {
  url: string;
  type: string;
  bytes: number;
}

/** A phone like Lighthouse's, so that the same pictures are chosen. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * On 4G Chromium fetches pictures that are no more than 1,250 px below the screen. On a line that it has not
 * measured yet, such as a test's, 3,000 px.
 */
const line = {
  offline: false,
  latency: 70,
  downloadThroughput: 9e6 / 8,
  uploadThroughput: -1,
  connectionType: 'cellular4g',
} as const;

/** What a page weighs for a visitor who neither scrolls nor touches. */
export async function pageWeight(url: string): Promise<Weight> {
  return inBrowser(await freePort(), async (browser) => {
    const page = await (await browser.newContext(phone)).newPage();
    const session = await page.context().newCDPSession(page);
    const transfers = await recordTransfers(session);
    await session.send('Network.emulateNetworkConditions', line);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(900);
    const early = [...transfers.values()];
    await page.waitForTimeout(4100);
    const later = [...transfers.values()];
    const islands = await page.locator('[data-island]').count();

    const inline = await page.evaluate(() =>
      [...document.scripts].map(({ src, type, text }) => (src || type.endsWith('json') ? '' : text)).join(''),
    );
    const inlineBytes = inline === '' ? 0 : brotliCompressSync(inline).length;
    return {
      all: sum(early),
      html: sum(early.filter(({ type }) => type === 'Document')),
      fontFiles: early.filter(({ type }) => type === 'Font').length,
      allScripts: inlineBytes + sum(later.filter(({ url, type }) => isScript(url, type))),
      islands,
    };
  });
}

async function recordTransfers(session: CDPSession): Promise<Map<string, Transfer>> {
  const transfers = new Map<string, Transfer>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    transfers.set(requestId, { url: response.url, type, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return transfers;
}

/** A module fetched ahead by a link is reported with the type `Other`. */
function isScript(url: string, type: string): boolean {
  return type === 'Script' || new URL(url).pathname.endsWith('.js');
}

function sum(transfers: Transfer[]): number {
  return transfers.reduce((total, { bytes }) => total + bytes, 0);
}
