import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt } from '../build/input-stamp.ts';
import { root, runFile, runTool } from '../build/run.ts';
import { buildStep } from './build-site.ts';
import { sourceChecks, typeChecks } from './check.ts';
import { runTogether } from './steps.ts';
import { testInBrowser } from './test-browser.ts';
import { testInEngines } from './test-engines.ts';
import { countOfPlaywright, countOfVitest, resultLine } from './test-results.ts';
import { testUnits } from './test-unit.ts';

const results = join(root, 'test-results');
const ofVitest = join(results, 'vitest.json');
const ofPlaywright = join(results, 'playwright.json');
const ofEngines = join(results, 'engines.json');
/** With --all the sweeps look at every point in both languages, and other engines run too. */
const all = process.argv.includes('--all');
const env: Record<string, string> = all ? { TEST_ALL: '1' } : {};

const sync = { name: 'Types of the content', run: () => runTool('astro', ['sync'], { output: 'captured' }) };
// Installed where it is missing, which is a wait for the network.
const browser = { name: 'Chromium', run: () => runFile('tools/chromium.ts') };

// A result of the run before must not be counted in this one.
rmSync(results, { recursive: true, force: true });
const failed = await firstFailures();
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
console.log(
  `\n${resultLine([countOfVitest(ofVitest), ...[ofPlaywright, ofEngines].map(countOfPlaywright)], failed.length === 0)}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

async function firstFailures(): Promise<string[]> {
  const checked = (await Promise.all([runTogether([...sourceChecks, browser]), buildAndTypes()])).flat();
  if (checked.length > 0) return checked;
  console.log('\nUnit tests');
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${ofVitest}`];
  if ((await testUnits(report, env)) !== 0) return ['Unit tests'];
  console.log('\nBrowser tests');
  if ((await testInBrowser([], env)) !== 0) return ['Browser tests'];
  if (!all) return [];
  console.log('\nOther engines');
  return (await testInEngines([])) === 0 ? [] : ['Other engines'];
}

/** One after the other: both write the types of the content. */
async function buildAndTypes(): Promise<string[]> {
  const failed = await runTogether([(await isBuilt()) ? sync : buildStep]);
  return failed.length > 0 ? failed : runTogether(typeChecks);
}
