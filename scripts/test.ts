import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildStep } from '../build/build-site.ts';
import { isBuilt } from '../build/input-stamp.ts';
import { root, run, runTool } from '../build/run.ts';
import { runTogether, type Step } from '../build/steps.ts';
import { sourceChecks, syncStep, typeChecks } from './check.ts';
import { countOfPlaywright, countOfVitest, resultLine } from './test-results.ts';

const results = join(root, 'test-results');
const ofVitest = join(results, 'vitest.json');
const ofPlaywright = join(results, 'playwright.json');
const ofEngines = join(results, 'engines.json');
/** With --all the sweeps look at every point in both languages, and other engines run too. */
const all = process.argv.includes('--all');
const env: Record<string, string> = all ? { TEST_ALL: '1' } : {};

// Installed where it is missing, which is a wait for the network.
const chromium: Step = {
  name: 'Chromium',
  run: () => run(process.execPath, ['build/chromium.ts'], { output: 'captured' }),
};
const unitTests: Step = {
  name: 'Unit tests',
  run: () => {
    const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${ofVitest}`];
    return runTool('vitest', ['run', '--config=tests/vitest.config.ts', ...report], {
      env,
      output: 'captured',
    });
  },
};
const browserTests: Step = {
  name: 'Browser tests',
  run: () => runTool('playwright', ['test', '--config=tests'], { env }),
};
const otherEngines: Step = {
  name: 'Other engines',
  run: () => runTool('playwright', ['test', '--config=tests/engines', '--pass-with-no-tests'], { env }),
};

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
