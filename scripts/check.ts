import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '#content/check/check-content.ts';
import { printIssue } from '#content/issues.ts';
import { readContent } from '#content/read-content.ts';
import { languageCodes } from '#i18n/languages.ts';
import { pageIds, sitePages } from '#i18n/pages.ts';
import { generators } from '../assets/generators.ts';
import { root, runTool } from '../build/run.ts';
import { runTogether, type Step } from '../build/steps.ts';
import { missingLabels } from '../editor/config.ts';

const output = 'captured';

export const sourceChecks: Step[] = [
  { name: 'Code style', run: () => runTool('biome', ['check', '--error-on-warnings'], { output }) },
  { name: 'Style sheets', run: () => runTool('stylelint', ['{assets,src}/**/*.css'], { output }) },
  { name: 'Content', run: checkContentFiles },
  { name: 'Routes', run: checkRoutes },
  { name: 'Assets', run: checkAssets },
];

export const syncStep: Step = {
  name: 'Types of the content',
  run: () => runTool('astro', ['sync'], { output }),
};

/**
 * They read `.astro/types.d.ts`, which a build or the step above writes. The compiler of TypeScript 7 takes a third of
 * the time of that of 6, which `astro check` still needs; with several threads each checks the same libraries.
 */
export const typeChecks: Step[] = [
  {
    name: 'Types',
    run: () =>
      runTool(
        'tsc',
        ['--noEmit', '--singleThreaded', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
        { output },
      ),
  },
  {
    name: 'Types of Astro pages',
    run: () =>
      runTool('astro', ['check', '--noSync', '--tsconfig', 'scripts/tsconfig.astro.json'], { output }),
  },
];

async function checkTypes(): Promise<string[]> {
  const failed = await runTogether([syncStep]);
  return failed.length > 0 ? failed : runTogether(typeChecks);
}

async function checkContentFiles() {
  const content = readContent(join(root, 'content'));
  const issues = checkContent(content);
  const printed = issues.map((issue) => printIssue(issue, content.files));
  const unread = issues.some(({ code }) => code.startsWith('review.'));
  const remedy = unread ? ['To record your review outside the editor: npm run assets -- reviewed'] : [];
  const labels = languageCodes.flatMap((language) =>
    missingLabels(content.files, language).map((missing) => `content/${language}/editor.yaml: ${missing}`),
  );
  const wrong = [...printed, ...labels];
  return { status: wrong.length > 0 ? 1 : 0, output: [...wrong, ...remedy].join('\n') };
}

/** Pages of the registry that have no route at their path: Astro would build them nowhere. */
async function checkRoutes() {
  const missing = pageIds.flatMap((id) => {
    const route = `src/pages/[...lang]${sitePages[id].path}.astro`;
    return existsSync(join(root, route))
      ? []
      : [`src/i18n/pages.ts: ${id} has no route at its path. Write or move ${route}`];
  });
  return { status: missing.length > 0 ? 1 : 0, output: missing.join('\n') };
}

async function checkAssets() {
  const stale = await Promise.all(
    generators.map(async ({ name, stale }) => ({ name, files: await stale() })),
  );
  const old = stale.flatMap(({ name, files }) =>
    files.map((file) => `${file} is out of date: npm run assets -- ${name}`),
  );
  return { status: old.length > 0 ? 1 : 0, output: old.join('\n') };
}

if (import.meta.main) {
  const failed = (await Promise.all([runTogether(sourceChecks), checkTypes()])).flat();
  if (failed.length > 0) process.exitCode = 1;
}
