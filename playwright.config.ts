import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';
import { dataFolder } from './tests/inbox.ts';
import { testNow } from './tests/test-clock.ts';

const port = Number(process.env.TEST_PORT ?? 4399);
const mailPort = Number(process.env.TEST_MAIL_PORT ?? 4398);
const baseURL = `http://localhost:${port}`;
// The second line keeps Chromium from asking its maker for anything while it is watched.
const chromiumArguments = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.e2e.ts',
  // Not test-results itself: Playwright empties its folder, and Vitest's results lie there.
  outputDir: 'test-results/browser',
  reporter: [['line'], ['json', { outputFile: 'test-results/playwright.json' }]],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Generous, because a busy machine is no fault of the site: nothing here waits longer than it must.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // Motion is switched on where it is the subject: a still page is the same on every machine.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces and pictures would slow every test down for the sake of the few that fail (a picture that is kept of a
    // failure only is taken of every test): run those again with --trace on.
    screenshot: 'off',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  webServer: [
    { command: 'node tests/mail-server.ts', port: mailPort, env: { PORT: String(mailPort) } },
    {
      command: 'node server/main.ts',
      url: baseURL,
      env: {
        PORT: String(port),
        HOST: 'localhost',
        NOW: testNow,
        DATA_DIR: dataFolder,
        SMTP_URL: `smtp://localhost:${mailPort}`,
        MAIL_FROM: 'Rasikh Consulting <website@rasikh.example>',
        MAIL_TO: 'info@rasikh.example',
        // Every test comes from one address, and types faster than people: the limits have tests of their own.
        FORM_LIMIT: '0',
        FORM_LIMIT_WITHOUT_PROOF: '0',
        FORM_SECONDS: '0',
      },
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
  ],
});
