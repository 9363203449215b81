import { type Language, languageCodes } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { freePort } from '../tests/free-port.ts';
import { builtPages } from './bench-pages.ts';
import { overBudget, type PageKind } from './budgets.ts';
import { serveLimitPages } from './limit-page.ts';
import { startOurServer } from './our-server.ts';
import { besideLimit, compareScores } from './scores.ts';
import { pageWeight, type Weight } from './weight.ts';

type Measured = Awaited<ReturnType<typeof measurePage>>;

/** The columns of the table in docs/benchmarks.md. */
const columns: Record<string, (measured: Measured) => number | string> = {
  score: ({ mobile }) => mobile.performance,
  'first paint, × limit': ({ mobile }) => mobile.fcpRatio.toFixed(2),
  'largest paint, × limit': ({ mobile }) => mobile.lcpRatio.toFixed(2),
  'HTML, kB': ({ weight }) => (weight.html / 1000).toFixed(1),
  'all before scrolling, kB': ({ weight }) => (weight.all / 1000).toFixed(1),
};

/**
 * Measures the pages at the paths named, or all, in each language, and prints the table of docs/benchmarks.md. Returns
 * what is over budget.
 */
export async function benchPages(dist: string, named: string[]): Promise<string[]> {
  const pages = builtPages(dist, named);
  const server = await startOurServer();
  const limits = await serveLimitPages(dist, await freePort());
  const over: string[] = [];
  console.log(rowOf(['', ...Object.keys(columns)]));
  console.log(rowOf(['---', ...Object.keys(columns).map(() => '--:')]));
  try {
    for (const page of pages) {
      const measured: Measured[] = [];
      for (const language of languageCodes)
        measured.push(await measurePage(server.origin, limits.origin, language, page));
      console.log(rowOf([page, ...Object.values(columns).map((column) => measured.map(column).join(' / '))]));
      over.push(...measured.flatMap((one) => one.over));
    }
  } finally {
    await limits.close();
    await server.stop();
  }
  return over;
}

const rowOf = (cells: string[]) => `| ${cells.join(' | ')} |`;

async function measurePage(origin: string, limits: string, language: Language, page: string) {
  const path = localizedPath(language, page);
  const urls = { page: origin + path, limit: `${limits}/limit/${language}` };
  const weight = await pageWeight(urls.page);
  const mobile = besideLimit(await compareScores(urls, 'mobile', 3));
  const desktop = besideLimit(await compareScores(urls, 'desktop', 1));
  const kind = kindOf(page, weight);
  const over = [
    ...overBudget(path, kind, 'mobile', mobile),
    ...overBudget(path, kind, 'desktop', desktop),
    ...overBudget(path, kind, 'weight', weight),
  ];
  return { mobile, weight, over };
}

function kindOf(page: string, { islands }: Weight): PageKind {
  if (page === paths.home) return 'home';
  return islands > 0 ? 'interactive' : 'plain';
}
