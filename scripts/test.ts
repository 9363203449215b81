import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildStep } from '../build/build-site.ts';
import { isBuilt } from '../build/input-stamp.ts';
import { root, runFile, runTool } from '../build/run.ts';
import { runTogether } from '../build/steps.ts';
import { sourceChecks, typeChecks } from './check.ts';
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
const browser = { name: 'Chromium', run: () => runFile('assets/chromium.ts') };

// A result of the run before must not be counted in this one.
rmSync(results, { recursive: true, force: true });
const failed = await firstFailures();
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
console.log(
  `\n${resultLine([countOfVitest(ofVitest), ...[ofPlaywright, ofEngines].map(countOfPlaywright)], failed.length === 0)}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Unit tests mostly wait, for a disk or another process: they leave room for the types beside them. */
async function firstFailures(): Promise<string[]> {
  const built = (await isBuilt()) ? sync : buildStep;
  const checked = await runTogether([...sourceChecks, browser, built]);
  if (checked.length > 0) return checked;
  const failed = await runTogether([...typeChecks, { name: 'Unit tests', run: testUnitsQuietly }]);
  if (failed.length > 0) return failed;
  console.log('\nBrowser tests');
  if ((await testInBrowser([], env)) !== 0) return ['Browser tests'];
  if (!all) return [];
  console.log('\nOther engines');
  return (await testInEngines([])) === 0 ? [] : ['Other engines'];
}

function testUnitsQuietly() {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${ofVitest}`];
  return testUnits(report, { env, output: 'captured' });
}
