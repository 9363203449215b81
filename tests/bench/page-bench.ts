import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '#i18n/languages.ts';
import { root } from '#lib/project-root.ts';
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

/** Measures pages and the limit page of their language. Returns the numbers over budget. */
export async function benchPages(named: string[]): Promise<string[]> {
  const pages = named.length > 0 ? named : usualPages;
  const fileOf = (path: string) => join(dist, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  const missing = pages.find((path) => !existsSync(fileOf(path)));
  if (missing) throw new Error(`There is no page at ${missing}. Write paths like this: /services/3`);
  await using server = await startOurServer();
  await using limits = await serveLimitPages(dist);
  console.log(`| | ${columns.join(' | ')} |\n|---|${'--:|'.repeat(columns.length)}`);
  const over: string[] = [];
  for (const path of pages) {
    const limit = `${limits.origin}/limit/${parsePath(path).language}`;
    const figures = await besideLimit(server.origin + path, limit);
    console.log(`| ${[path, ...columns.map((name) => figures[name])].join(' | ')} |`);
    over.push(...overBudget(path, figures));
  }
  return over;
}

/** Alternates the runs, so that the machine disturbs both pages alike. */
async function besideLimit(page: string, limit: string): Promise<Figures> {
  const runs: { page: PageFigures; limit: PageFigures }[] = [];
  while (runs.length < 3) runs.push({ page: await measurePage(page), limit: await measurePage(limit) });
  const names = runs.flatMap((run) => keysOf(run.page));
  const median = (of: 'page' | 'limit', name: keyof PageFigures) =>
    runs.map((run) => run[of][name]).toSorted((one, other) => one - other)[1] ?? Number.NaN;
  const ratio = (name: keyof PageFigures) =>
    Number((median('page', name) / median('limit', name)).toFixed(2));
  return {
    ...Object.fromEntries(names.map((name) => [name, median('page', name)])),
    firstPaintRatio: ratio('firstPaintMs'),
    largestPaintRatio: ratio('largestPaintMs'),
    blockingMsAbove: Math.round(median('page', 'blockingMs') - median('limit', 'blockingMs')),
  };
}

function overBudget(path: string, figures: Figures): string[] {
  const isArabic = parsePath(path).language === 'ar';
  const onPages: Record<string, Figures> = budgets.atMostOnPage;
  const most: Figures = { ...budgets.atMost, ...(isArabic && budgets.atMostInArabic), ...onPages[path] };
  const least: Figures = budgets.atLeast;
  const isWithin = (name: keyof Figures, figure = Number.NaN) =>
    figure >= (least[name] ?? 0) && figure <= (most[name] ?? Infinity);
  return columns
    .filter((name) => !isWithin(name, figures[name]))
    .map((name) => `${path}: ${name} is ${figures[name]}, its budget ${least[name] ?? most[name]}`);
}
