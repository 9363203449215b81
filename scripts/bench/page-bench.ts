import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#content/project-root.ts';
import { languageCodes } from '#i18n/languages.ts';
import { keysOf } from '#lib/records.ts';
import { localizedPath, parsePath, paths } from '#routing/paths.ts';
import budgets from './budgets.json' with { type: 'json' };
import { measurePage, type PageFigures } from './lighthouse-run.ts';
import { serveLimitPages } from './limit-page.ts';
import { startOurServer } from './our-server.ts';

const dist = join(root, 'dist');
const usualPages = [
  paths.home,
  ...(['whoweare', 'offices', 'jobs', 'contactus'] as const).map((id) => paths.page(id)),
  paths.service(3),
].flatMap((path) => languageCodes.map((language) => localizedPath(language, path)));

/** Three, so that the median is one of them. */
const runs = 3;

type Figures = ReturnType<typeof besideLimit>;

/** Measures pages and, in turns with each, the limit page of its language. Returns what is over budget. */
export async function benchPages(named: string[]): Promise<string[]> {
  const pages = named.length > 0 ? named : usualPages;
  const missing = pages.find((path) => !existsSync(join(dist, fileOf(path))));
  if (missing) throw new Error(`There is no page at ${missing}. Write paths like this: /services/3`);
  const server = await startOurServer();
  const limits = await serveLimitPages(dist);
  const over: string[] = [];
  const columns = Object.keys({ ...budgets.atLeast, ...budgets.atMost });
  console.log(`| | ${columns.join(' | ')} |\n|---|${'--:|'.repeat(columns.length)}`);
  try {
    for (const path of pages) {
      const { language } = parsePath(path);
      const [page, limit] = await inTurns([server.origin + path, `${limits.origin}/limit/${language}`]);
      const figures = besideLimit(page, limit);
      console.log(`| ${[path, ...Object.values(figures)].join(' | ')} |`);
      over.push(...overBudget(path, figures));
    }
  } finally {
    await limits.close();
    await server.stop();
  }
  return over;
}

/** In turns, so that all meet the same noise. */
async function inTurns(urls: [string, string]): Promise<[PageFigures[], PageFigures[]]> {
  const all: [PageFigures[], PageFigures[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    all[0].push(await measurePage(urls[0]));
    all[1].push(await measurePage(urls[1]));
  }
  return all;
}

export function besideLimit(page: PageFigures[], limit: PageFigures[]) {
  const median = (some: PageFigures[], name: keyof PageFigures) =>
    some.map((each) => each[name]).toSorted((one, other) => one - other)[Math.floor(some.length / 2)] ??
    Number.NaN;
  const ratio = (name: keyof PageFigures) => Number((median(page, name) / median(limit, name)).toFixed(2));
  return {
    performance: median(page, 'performance'),
    accessibility: median(page, 'accessibility'),
    bestPractices: median(page, 'bestPractices'),
    seo: median(page, 'seo'),
    firstPaintRatio: ratio('firstPaint'),
    largestPaintRatio: ratio('largestPaint'),
    blockingMsAbove: median(page, 'blocking') - median(limit, 'blocking'),
    layoutShift: median(page, 'layoutShift'),
    htmlBytes: median(page, 'htmlBytes'),
    allBytes: median(page, 'allBytes'),
    fontFiles: median(page, 'fontFiles'),
  };
}

/** One line for every number over its budget; what was not measured is over it. */
export function overBudget(path: string, figures: Figures): string[] {
  const isArabic = parsePath(path).language === 'ar';
  const most: Partial<Figures> = { ...budgets.atMost, ...(isArabic && budgets.atMostInArabic) };
  const least: Partial<Figures> = budgets.atLeast;
  return keysOf(figures)
    .filter((name) => !(figures[name] >= (least[name] ?? 0) && figures[name] <= (most[name] ?? Infinity)))
    .map((name) => `${path}: ${name} is ${figures[name]}, its budget ${least[name] ?? most[name]}`);
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
