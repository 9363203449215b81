import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '#lib/error-message.ts';
import { startServer } from './main.ts';
import { loadSettingsFile } from './settings/settings-file.ts';

const waitMs = 30_000;

/** Starts this release on a spare port. Throws an Error if it is not ready within half a minute. */
async function tryRelease() {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  // The server writes to its database until the process ends.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const none = { DATABASE_URL: '', SMTP_URL: '', WEBHOOK_URL: '', OPS_PORT: '', EDIT_APP_ID: '' };
  Object.assign(process.env, { ...none, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder });
  loadSettingsFile();
  await Promise.race([askForHealth(), timeout()]);
}

async function askForHealth() {
  const origin = await startServer();
  for (const path of ['/readyz', '/']) {
    const { status } = await fetch(origin + path);
    if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
  }
}

function timeout() {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`It was not ready within ${waitMs / 1000} s.`)), waitMs);
  });
}

await tryRelease().catch((error) => {
  console.error(`What was built is not ready, so the site stays as it was. ${messageOf(error)}`);
  process.exitCode = 1;
});
process.exit();
