import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#content/project-root.ts';
import { languageCodes } from '#i18n/languages.ts';
import { keysOf } from '#lib/records.ts';
import { localizedPath, parsePath, paths } from '#routing/paths.ts';
import budgets from './budgets.json' with { type: 'json' };
import { serveLimitPages } from './limit-page.ts';
import { measurePage, type PageFigures } from './page-figures.ts';
import { startOurServer } from './programs.ts';

const dist = join(root, 'dist');
const usualPages = [
  paths.home,
  ...(['whoweare', 'offices', 'jobs', 'contactus'] as const).map((id) => paths.page(id)),
  paths.service(3),
].flatMap((path) => languageCodes.map((language) => localizedPath(language, path)));

const columns = keysOf({ ...budgets.atLeast, ...budgets.atMost });

type Figures = Partial<Record<(typeof columns)[number], number>>;

/** Measures pages and, in turns with each, the limit page of its language. Returns what is over budget. */
export async function benchPages(named: string[]): Promise<string[]> {
  const pages = named.length > 0 ? named : usualPages;
  const missing = pages.find((path) => !existsSync(join(dist, fileOf(path))));
  if (missing) throw new Error(`There is no page at ${missing}. Write paths like this: /services/3`);
  await using server = await startOurServer();
  await using limits = await serveLimitPages(dist);
  console.log(`| | ${columns.join(' | ')} |\n|---|${'--:|'.repeat(columns.length)}`);
  const over: string[] = [];
  for (const path of pages) {
    const limit = `${limits.origin}/limit/${parsePath(path).language}`;
    const figures = besideLimit(...(await inTurns(server.origin + path, limit)));
    console.log(`| ${[path, ...columns.map((name) => figures[name])].join(' | ')} |`);
    over.push(...overBudget(path, figures));
  }
  return over;
}

/** The medians of three runs each; in turns, so that both meet the same noise. */
async function inTurns(page: string, limit: string): Promise<[PageFigures, PageFigures]> {
  const runs: [PageFigures, PageFigures][] = [];
  while (runs.length < 3) runs.push([await measurePage(page), await measurePage(limit)]);
  return [medianOf(runs.map(([each]) => each)), medianOf(runs.map(([, each]) => each))];
}

function medianOf(runs: PageFigures[]): PageFigures {
  const [first, ...others] = runs;
  if (!first) throw new Error('Nothing was measured.');
  const result = { ...first };
  for (const name of keysOf(first)) {
    const values = [first, ...others].map((run) => run[name]).toSorted((one, other) => one - other);
    result[name] = values[Math.floor(values.length / 2)] ?? Number.NaN;
  }
  return result;
}

function besideLimit(
  { firstPaint, largestPaint, blocking, ...page }: PageFigures,
  limit: PageFigures,
): Figures {
  return {
    ...page,
    firstPaintRatio: Number((firstPaint / limit.firstPaint).toFixed(2)),
    largestPaintRatio: Number((largestPaint / limit.largestPaint).toFixed(2)),
    blockingMsAbove: Math.round(blocking - limit.blocking),
  };
}

/** One line for every number over its budget; what was not measured is over it. */
function overBudget(path: string, figures: Figures): string[] {
  const isArabic = parsePath(path).language === 'ar';
  const most: Figures = { ...budgets.atMost, ...(isArabic && budgets.atMostInArabic) };
  const least: Figures = budgets.atLeast;
  return columns
    .filter((name) => {
      const figure = figures[name] ?? Number.NaN;
      return !(figure >= (least[name] ?? 0) && figure <= (most[name] ?? Infinity));
    })
    .map((name) => `${path}: ${name} is ${figures[name]}, its budget ${least[name] ?? most[name]}`);
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
