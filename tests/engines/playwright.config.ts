import { defineConfig } from '@playwright/test';
import { baseURL, testServers } from '../test-servers.ts';
import { engines } from './engines.ts';

const missing = Object.entries(engines).filter(([, engine]) => engine.missing);
if (!process.env.TEST_WORKER_INDEX)
  for (const [name, engine] of missing)
    console.log(`${name} is skipped: it is not installed (Debian: apt-get install ${engine.missing}).`);

/** Playwright's runner without its browsers: each project is an engine that WebDriver drives, if it is installed. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results/engines',
  reporter: [['line'], ['json', { outputFile: '../../test-results/engines.json' }]],
  projects: Object.keys(engines).map((name) => ({
    name,
    testIgnore: missing.some(([each]) => each === name) ? /./ : [],
  })),
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000, toPass: { timeout: 10_000 } },
  forbidOnly: Boolean(process.env.CI),
  use: { baseURL, viewport: { width: 1440, height: 900 } },
  webServer: testServers,
});
