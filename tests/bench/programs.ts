import { execFile } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '#lib/project-root.ts';
import { startServerProcess } from '#tests/support/run/server-process.ts';

export type OurServer = Awaited<ReturnType<typeof startOurServer>>;

const withoutLimits = { FORM_LIMIT: '0', FORM_LIMIT_WITHOUT_PROOF: '0', FORM_SECONDS: '0' };
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };

/** Starts the real server in a separate process, with an empty database and no limits for clients. */
export async function startOurServer(more: Record<string, string> = {}) {
  const data = mkdtempDisposableSync(join(tmpdir(), 'bench-data-'));
  const settings = { PORT: '0', DATA_DIR: data.path, DATABASE_URL: '', SMTP_URL: '', WEBHOOK_URL: '' };
  const env = { ...settings, ...withoutLimits, ...memory, ...more };
  const args = ['--max-semi-space-size=2', 'server/main.ts'];
  const { origin, pid, stop } = await startServerProcess(root, args, env);
  return {
    origin,
    dataDir: data.path,
    peakMegabytes() {
      const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      return Math.round(Number(kilobytes) / 1024);
    },
    async [Symbol.asyncDispose]() {
      await stop();
      data.remove();
    },
  };
}

/** Runs a package, which npm downloads at its first use; resolves to the JSON that it prints. `npm run` names npm. */
export async function runForJson<Result>(program: string, args: string[], env: Record<string, string> = {}) {
  const npm = [process.env.npm_execpath ?? '', 'exec', '--yes', '--', program];
  const { stdout } = await promisify(execFile)(process.execPath, [...npm, ...args], {
    env: { ...process.env, ...env },
    maxBuffer: 1e8,
  });
  const result: Result = JSON.parse(stdout);
  return result;
}
