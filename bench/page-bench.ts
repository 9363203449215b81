import { parsePath, paths } from '#i18n/paths.ts';
import { freePort } from '../tests/free-port.ts';
import { builtPages } from './bench-pages.ts';
import { overBudget, type PageKind } from './budgets.ts';
import { serveLimitPages } from './limit-page.ts';
import { startOurServer } from './our-server.ts';
import { besideLimit, compareScores } from './scores.ts';
import { pageWeight, type Weight } from './weight.ts';

/** Measures the pages named, or all, and prints them. Returns what is over budget. */
export async function benchPages(dist: string, named: string[]): Promise<string[]> {
  const paths = builtPages(dist, named);
  const server = await startOurServer();
  const limits = await serveLimitPages(dist, await freePort());
  const over: string[] = [];
  for (const path of paths) over.push(...(await benchPage(server.origin, limits.origin, path)));
  await limits.close();
  await server.stop();
  return over;
}

async function benchPage(origin: string, limits: string, path: string): Promise<string[]> {
  const urls = { page: origin + path, limit: `${limits}/limit/${parsePath(path).language}` };
  const weight = await pageWeight(origin + path);
  const kind = kindOf(path, weight);
  const mobile = await compareScores(urls, 'mobile', 5);
  const desktop = await compareScores(urls, 'desktop', 3);
  console.log(`\n${path} (${kind})`);
  console.table({
    mobile: scoreColumns(besideLimit(mobile)),
    'the limit': scoreColumns(besideLimit({ ...mobile, page: mobile.limit })),
    desktop: scoreColumns(besideLimit(desktop)),
  });
  console.table({ 'bytes, mobile': weightColumns(weight) });
  return [
    ...overBudget(path, kind, 'mobile', besideLimit(mobile)),
    ...overBudget(path, kind, 'desktop', besideLimit(desktop)),
    ...overBudget(path, kind, 'weight', weight),
  ];
}

function kindOf(path: string, { islands }: Weight): PageKind {
  if (parsePath(path).path === paths.home) return 'home';
  return islands > 0 ? 'interactive' : 'plain';
}

function scoreColumns(scores: ReturnType<typeof besideLimit>) {
  return {
    Performance: scores.performance,
    'FCP ms': scores.fcp,
    'of the limit': scores.fcpRatio,
    'LCP ms': scores.lcp,
    'of its limit': scores.lcpRatio,
    'TBT ms': scores.tbt,
    CLS: scores.cls,
    Accessibility: scores.accessibility,
    'Best practices': scores.bestPractices,
    SEO: scores.seo,
  };
}

function weightColumns(weight: Weight) {
  return {
    All: weight.all,
    HTML: weight.html,
    Fonts: weight.fonts,
    'Font files': weight.fontFiles,
    Images: weight.images,
    'Scripts run': weight.executedScripts,
    'All, 5 s later': weight.allLater,
    'Scripts, 5 s later': weight.allScripts,
  };
}
