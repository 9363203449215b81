import { join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { root } from '#lib/project-root.ts';
import { freePort } from './free-port.ts';
import { dataFolder, officeEmail, testNow } from './test-settings.ts';

// Programs that tests start take half as long where they are compiled already.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/compiled');
// Playwright's first process chooses them, and its workers inherit them.
process.env.TEST_PORT ??= String(await freePort());
process.env.TEST_MAIL_PORT ??= String(await freePort());
const port = Number(process.env.TEST_PORT);
const mailPort = Number(process.env.TEST_MAIL_PORT);

export const baseURL = `http://localhost:${port}`;

/** The servers are a mail server and the built site, which start one after the other. */
export const testServers: PlaywrightTestConfig['webServer'] = [
  {
    command: 'node tests/support/run/mail-server.ts',
    cwd: root,
    port: mailPort,
    env: { PORT: String(mailPort) },
  },
  {
    command: 'node server/main.ts',
    cwd: root,
    url: baseURL,
    env: {
      PORT: String(port),
      HOST: 'localhost',
      NOW: testNow,
      DATA_DIR: dataFolder,
      SMTP_URL: `smtp://localhost:${mailPort}`,
      MAIL_FROM: 'The firm <website@firm.example>',
      MAIL_TO: officeEmail,
      // All tests have one address and type faster than people; other tests check the limits.
      FORM_LIMIT: '0',
      FORM_LIMIT_WITHOUT_PROOF: '0',
      FORM_SECONDS: '0',
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
];
