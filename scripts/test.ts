import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildStep } from '../build/build-site.ts';
import { isBuilt } from '../build/input-stamp.ts';
import { root, runFile } from '../build/run.ts';
import { runTogether, type Step } from '../build/steps.ts';
import { sourceChecks, syncStep, typeChecks } from './check.ts';
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

// Installed where it is missing, which is a wait for the network.
const chromium: Step = { name: 'Chromium', run: () => runFile('build/chromium.ts') };
const unitTests: Step = { name: 'Unit tests', run: testUnitsQuietly };
const browserTests: Step = { name: 'Browser tests', run: () => testInBrowser([], env) };
const otherEngines: Step = { name: 'Other engines', run: () => testInEngines([]) };

// A result of the run before must not be counted in this one.
rmSync(results, { recursive: true, force: true });
const failed = await firstFailures();
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
console.log(
  `\n${resultLine([countOfVitest(ofVitest), ...[ofPlaywright, ofEngines].map(countOfPlaywright)], failed.length === 0)}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

async function firstFailures(): Promise<string[]> {
  const built = (await isBuilt()) ? syncStep : buildStep;
  const checked = await runTogether([...sourceChecks, chromium, built]);
  if (checked.length > 0) return checked;
  // Both kinds of tests mostly wait, for a disk, a page or another process: side by side they keep the cores busy.
  const failed = await runTogether([...typeChecks, unitTests, browserTests]);
  return failed.length > 0 || !all ? failed : runTogether([otherEngines]);
}

function testUnitsQuietly() {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${ofVitest}`];
  return testUnits(report, { env, output: 'captured' });
}
