import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from './build.ts';
import { findTestBrowser } from './chromium.ts';
import { freePort } from './free-port.ts';
import { root, run } from './run.ts';
import { countOfPlaywright, countOfVitest, resultLine } from './test-results.ts';

const results = join(root, 'test-results');
const ofVitest = join(results, 'vitest.json');
const ofPlaywright = join(results, 'playwright.json');

const steps: [name: string, step: () => Promise<void>][] = [
  ['Types', () => tool('astro', ['check'])],
  ['Code style', () => tool('biome', ['check', '--error-on-warnings'])],
  ['Style sheets', () => tool('stylelint', ['{src,tools}/**/*.css'])],
  [
    'Unit tests',
    () => tool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${ofVitest}`]),
  ],
  ['Build', buildIfChanged],
  ['Browser tests', browserTests],
];

// A result of the run before must not be counted in this one.
rmSync(results, { recursive: true, force: true });
const failure = await firstFailure();
if (failure) console.error(`\n${failure}`);
console.log(
  `\n${resultLine([countOfVitest(ofVitest), countOfPlaywright(ofPlaywright)], failure === undefined)}`,
);
process.exitCode = failure === undefined ? 0 : 1;

async function firstFailure(): Promise<string | undefined> {
  for (const [name, step] of steps) {
    console.log(`\n${name}`);
    try {
      await step();
    } catch (error) {
      return `${name}: ${(error as Error).message}`;
    }
  }
  return undefined;
}

async function browserTests() {
  const browser = findTestBrowser();
  const [site, mail] = [await freePort(), await freePort()];
  await tool('playwright', ['test'], {
    CHROMIUM_PATH: browser,
    TEST_PORT: String(site),
    TEST_MAIL_PORT: String(mail),
  });
}

async function tool(command: string, args: string[], env = {}) {
  const status = await run(command, args, { ASTRO_TELEMETRY_DISABLED: '1', ...env });
  if (status !== 0) throw new Error('failed, see above.');
}
