import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumArguments, provideChromium } from '../../tests/chromium.ts';
import { freePort } from '../../tests/free-port.ts';

/** Scores out of 100, times in milliseconds, weights in bytes as they travel, headers included. */
export type PageFigures = Awaited<ReturnType<typeof measurePage>>;

interface NetworkRequest {
  url: string;
  resourceType?: string;
  transferSize: number;
  networkRequestTime: number;
}

/** What a visitor who neither scrolls nor touches has asked for; a second after load come the islands. */
const settledAfterLoadMs = 900;

/** One run of Lighthouse on a phone, in a browser that is empty at the start. */
export async function measurePage(url: string) {
  const { audits, categories } = await runLighthouse(url);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const [{ observedLoad = Number.NaN } = {}] = itemsOf<{ observedLoad?: number }>(audits.metrics);
  const requests = itemsOf<NetworkRequest>(audits['network-requests']);
  const early = requests.filter(
    ({ networkRequestTime }) => networkRequestTime < observedLoad + settledAfterLoadMs,
  );
  const bytesOf = (some: NetworkRequest[]) => some.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const ofType = (name: string) => early.filter(({ resourceType }) => resourceType === name);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: Math.round(value('first-contentful-paint')),
    largestPaint: Math.round(value('largest-contentful-paint')),
    blocking: Math.round(value('total-blocking-time')),
    layoutShift: Number(value('cumulative-layout-shift').toFixed(3)),
    htmlBytes: bytesOf(ofType('Document')),
    allBytes: bytesOf(early),
    fontFiles: ofType('Font').length,
  };
}

/** Now and then Lighthouse misses the start of a load, and asks to be run again. */
async function runLighthouse(url: string, attempts = 3) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: ['--headless=new', ...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      // They want https, which the bench, on plain http at localhost, cannot have.
      skipAudits: ['is-on-https', 'redirects-http'],
    });
    if (result && !result.lhr.runtimeError) return result.lhr;
    if (attempts <= 1) throw new Error(`Lighthouse at ${url}: ${result?.lhr.runtimeError?.message}`);
  } finally {
    await browser.close();
  }
  return runLighthouse(url, attempts - 1);
}

function itemsOf<Item>(audit?: { details?: { type: string } }): Item[] {
  return (audit?.details as { items?: Item[] } | undefined)?.items ?? [];
}
