import { defineConfig } from '@playwright/test';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { chromiumArguments } from '../scripts/lib/chromium.ts';
import type { ProjectOptions } from './support/fixtures.ts';
import { provideTestBrowser } from './support/run/test-browser.ts';
import { baseURL, testServers } from './support/run/test-servers.ts';

// npm passes on the flag of `npm run test:all`, and the runner's processes inherit it.
if (process.env.npm_config_all) process.env.TEST_ALL = '1';

export default defineConfig<ProjectOptions>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  // These tests follow recipes and edit the sample's entries.
  testIgnore: process.env.SECOND_FIRM ? ['recipes.e2e.ts', 'editor*.e2e.ts', 'dev.e2e.ts'] : [],
  outputDir: '../test-results/browser',
  reporter: 'line',
  projects: languageCodes.map(projectOf),
  fullyParallel: true,
  // A test waits half of the time, so one worker for each core would leave the cores idle.
  workers: 4,
  retries: 0,
  // A whole test has this limit on a busy machine, longer with all cases; each of its waits is at most 30 s.
  timeout: process.env.TEST_ALL ? 120_000 : 60_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL,
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // Motion is switched on where it is the subject: a still page is the same on every machine.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace would slow every test; run one that fails again with --trace on.
    screenshot: 'off',
    launchOptions: {
      executablePath: provideTestBrowser(),
      // Chromium starts a spare process, a tenth of all the work, for a page that no test opens, and one to draw in. V8's
      // threads compile for visits that are longer than a test's: without them, all takes 3 to 8 % less.
      args: [
        ...chromiumArguments,
        '--renderer-process-limit=1',
        '--in-process-gpu',
        '--js-flags=--single-threaded',
      ],
      // Without a locale, as in a bare container, Chromium opens no file with an Arabic name.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  webServer: testServers,
});

/** The tests of a language are those without the tag of another, and of `@all` (fixtures.ts). */
function projectOf(language: Language) {
  const others = process.env.TEST_ALL ? [] : ['all', ...languageCodes.filter((code) => code !== language)];
  const elsewhere = language === languageCodes[0] ? others : [...others, 'once'];
  return { name: language, use: { language }, grepInvert: elsewhere.map((tag) => new RegExp(`@${tag}\\b`)) };
}
