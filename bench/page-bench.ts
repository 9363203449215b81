import { overBudget } from './budgets.ts';
import { startOurServer } from './our-server.ts';
import { type BuiltPage, builtPages } from './pages.ts';
import { lighthouseScores, type Scores } from './scores.ts';
import { pageWeight, type Weight } from './weight.ts';

/** Measures the pages named, or all, and prints them. Returns what is over budget. */
export async function benchPages(dist: string, named: string[]): Promise<string[]> {
  const pages = builtPages(dist, named);
  const server = await startOurServer();
  const over: string[] = [];
  for (const page of pages) over.push(...(await benchPage(server.origin, page)));
  await server.stop();
  return over;
}

async function benchPage(origin: string, page: BuiltPage): Promise<string[]> {
  const weight = await pageWeight(origin, page);
  const mobile = await lighthouseScores(origin + page.path, 'mobile', 5);
  const desktop = await lighthouseScores(origin + page.path, 'desktop', 3);
  console.log(`\n${page.path} (${page.kind})`);
  console.table({ mobile: scoreColumns(mobile), desktop: scoreColumns(desktop) });
  console.table({ 'bytes, mobile': weightColumns(weight) });
  return [
    ...overBudget(page.path, page.kind, 'mobile', mobile),
    ...overBudget(page.path, page.kind, 'desktop', desktop),
    ...overBudget(page.path, page.kind, 'weight', weight),
  ];
}

function scoreColumns(scores: Scores) {
  return {
    Performance: scores.performance,
    'FCP ms': scores.fcp,
    'LCP ms': scores.lcp,
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
