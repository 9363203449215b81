import lighthouse from 'lighthouse';
import desktopConfig from 'lighthouse/core/config/desktop-config.js';
import { keysOf, recordOf } from '#i18n/records.ts';
import { freePort } from '../tests/free-port.ts';
import { inBrowser } from './browser.ts';
import { medianOf } from './median.ts';

/** Scores out of 100; times in milliseconds. */
export interface Scores {
  performance: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

/** Medians over some runs of a page and, in turns with it, of the page at the limit. */
interface Compared {
  page: Scores;
  limit: Scores;
}

/** What Lighthouse finds for two pages in turns, so that both meet the same noise; each run in a fresh browser. */
export async function compareScores(
  urls: { page: string; limit: string },
  device: 'mobile' | 'desktop',
  runs: number,
): Promise<Compared> {
  const all: Record<keyof Compared, Scores[]> = { page: [], limit: [] };
  for (let run = 0; run < runs; run += 1) {
    all.limit.push(await once(urls.limit, device));
    all.page.push(await once(urls.page, device));
  }
  return { page: medians(all.page), limit: medians(all.limit) };
}

function medians(runs: Scores[]): Scores {
  const [first] = runs;
  if (!first) throw new Error('Lighthouse has not run.');
  return recordOf(keysOf(first), (name) => medianOf(runs.map((run) => run[name])));
}

/** A page's numbers with what they are beside the limit's: ratios, and milliseconds above it. */
export function besideLimit({ page, limit }: Compared) {
  const ratio = (name: 'fcp' | 'lcp') => Number((page[name] / limit[name]).toFixed(2));
  return { ...page, fcpRatio: ratio('fcp'), lcpRatio: ratio('lcp'), tbtAbove: page.tbt - limit.tbt };
}

/** Now and then Lighthouse misses the start of a load, and asks to be run again. */
async function once(url: string, device: 'mobile' | 'desktop', attempts = 3): Promise<Scores> {
  const port = await freePort();
  const result = await inBrowser(port, () =>
    lighthouse(
      url,
      {
        port,
        logLevel: 'error',
        onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
        // They want https, which the bench, on plain http at localhost, cannot have.
        skipAudits: ['is-on-https', 'redirects-http'],
      },
      device === 'desktop' ? desktopConfig : undefined,
    ),
  );
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError && attempts > 1) return once(url, device, attempts - 1);
  if (runtimeError) throw new Error(`Lighthouse at ${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    fcp: Math.round(value('first-contentful-paint')),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Number(value('cumulative-layout-shift').toFixed(3)),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
}
