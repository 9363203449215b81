import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { messageOf } from '#server/lib/error-message.ts';

const waitMs = 30_000;

/**
 * Starts the release in the working directory on a spare port, with an empty database and nothing to send mails to.
 * Throws an Error where it is not ready within half a minute, or the home page does not answer.
 */
async function tryRelease() {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'release-'));
  const settings = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder.path, LOG_LEVEL: 'info' };
  const none = { DATABASE_URL: '', SMTP_URL: '', WEBHOOK_URL: '', OPS_PORT: '', EDIT_APP_ID: '' };
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ...settings, ...none },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    const origin = await originOf(server);
    for (const path of ['/readyz', '/']) {
      const { status } = await fetch(origin + path, { signal: AbortSignal.timeout(waitMs) });
      if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
    }
  } finally {
    server.kill();
    await ended;
  }
}

/** Where it says that it listens. */
function originOf(server: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    setTimeout(() => reject(new Error(`It did not start within ${waitMs / 1000} s.`)), waitMs).unref();
    server.once('exit', (code) => reject(new Error(`It ended with ${code}.`)));
    if (!server.stdout) return;
    createInterface(server.stdout).on('line', (line) => {
      const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (origin) resolve(origin);
    });
  });
}

await tryRelease().catch((error) => {
  console.error(`What was built is not ready, so the site stays as it was. ${messageOf(error)}`);
  process.exitCode = 1;
});
