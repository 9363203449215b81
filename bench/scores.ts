import lighthouse from 'lighthouse';
import desktopConfig from 'lighthouse/core/config/desktop-config.js';
import { freePort } from '../scripts/free-port.ts';
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

/** What Lighthouse finds: the median of each number over some runs, each in a fresh browser. */
export async function lighthouseScores(
  url: string,
  device: 'mobile' | 'desktop',
  runs: number,
): Promise<Scores> {
  const all: Scores[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await once(url, device));
  const names = Object.keys(all[0] ?? {}) as (keyof Scores)[];
  return Object.fromEntries(
    names.map((name) => [name, medianOf(all.map((one) => one[name]))]),
  ) as unknown as Scores;
}

async function once(url: string, device: 'mobile' | 'desktop'): Promise<Scores> {
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
