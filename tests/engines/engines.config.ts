import { defineConfig } from '@playwright/test';
import { languageCodes } from '#i18n/languages.ts';
import type { ProjectOptions } from '../support/fixtures.ts';
import { baseURL, testServers } from '../support/run/test-servers.ts';
import type { EngineOption } from './engine-test.ts';
import { engines } from './engines.ts';

const installed = (['Firefox', 'WebKitGTK'] as const).filter((name) => {
  const { missing } = engines[name];
  if (missing && !process.env.TEST_WORKER_INDEX)
    console.log(`${name} is skipped: it is not installed (Debian: apt-get install ${missing}).`);
  return !missing;
});

/** Uses Playwright's runner without its browsers. Each project is a language in an engine that WebDriver drives. */
export default defineConfig<EngineOption & ProjectOptions>({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results/engines',
  reporter: 'line',
  projects: installed.flatMap((engine) =>
    languageCodes.map((language) => ({ name: `${engine} ${language}`, use: { engine, language } })),
  ),
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  forbidOnly: Boolean(process.env.CI),
  use: { baseURL, viewport: { width: 1440, height: 900 } },
  webServer: testServers,
});
