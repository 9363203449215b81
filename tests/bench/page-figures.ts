import { chromiumArguments, provideChromium } from '../../scripts/lib/chromium.ts';
import { runForJson } from './programs.ts';

/** Scores out of 100, times in milliseconds, weights in bytes as they travel, headers included. */
export type PageFigures = Awaited<ReturnType<typeof measurePage>>;

interface AuditItem {
  observedLoad: number;
  resourceType: string;
  transferSize: number;
  networkRequestTime: number;
}

interface Report {
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number }>;
  audits: Record<string, { numericValue: number; details: { items: AuditItem[] } }>;
}

/** Counts the bytes for a visitor who neither scrolls nor touches; islands load a second after load. */
const settledAfterLoadMs = 900;

export async function measurePage(url: string) {
  const { audits, categories } = await runLighthouse(url);
  const score = (name: keyof Report['categories']) => Math.round(categories[name].score * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const settledAt = (audits.metrics?.details.items[0]?.observedLoad ?? Number.NaN) + settledAfterLoadMs;
  const early = (audits['network-requests']?.details.items ?? []).filter(
    ({ networkRequestTime }) => networkRequestTime < settledAt,
  );
  const ofType = (name: string) => early.filter(({ resourceType }) => resourceType === name);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    layoutShift: Number(value('cumulative-layout-shift').toFixed(3)),
    htmlBytes: bytesOf(ofType('Document')),
    allBytes: bytesOf(early),
    fontFiles: ofType('Font').length,
  };
}

function bytesOf(requests: AuditItem[]): number {
  return requests.reduce((sum, { transferSize }) => sum + transferSize, 0);
}

// A fifth of all files of the packages would be this one's, and only the bench uses it.
const program = 'lighthouse@13.5.0';
const options = [
  '--output=json',
  '--quiet',
  '--only-categories=performance,accessibility,best-practices,seo',
  // These audits want https, and the bench uses plain http at localhost.
  '--skip-audits=is-on-https,redirects-http',
  `--chrome-flags=${['--headless=new', '--no-sandbox', ...chromiumArguments].join(' ')}`,
];

/** Lighthouse sometimes misses the start of a load, and asks for another run. */
function runLighthouse(url: string, attempts = 3): Promise<Report> {
  const result = runForJson<Report>(program, [url, ...options], { CHROME_PATH: provideChromium() });
  return attempts > 1 ? result.catch(() => runLighthouse(url, attempts - 1)) : result;
}
