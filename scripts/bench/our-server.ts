import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#content/project-root.ts';
import { freePort } from '../../tests/free-port.ts';

export interface OurServer {
  origin: string;
  /** Temporary, removed with the server. */
  dataDir: string;
  /** Peak memory in megabytes, as counted by Linux. */
  peak(): number;
  stop(): Promise<void>;
}

/** Starts the real server in a process of its own, with no limit to the submissions of a client. */
export async function startOurServer(env: Record<string, string> = {}): Promise<OurServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-data-'));
  const port = await freePort();
  const limits = { FORM_LIMIT: '0', FORM_LIMIT_WITHOUT_PROOF: '0', FORM_SECONDS: '0' };
  const server: ChildProcess = spawn(process.execPath, ['--max-semi-space-size=2', 'server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: 'localhost',
      DATA_DIR: dataDir,
      // As the unit and the image set it.
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '1048576',
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      ...limits,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It says where it serves when it does.
  if (server.stdout) await once(server.stdout, 'data');
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    peak() {
      const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
      return Math.round(Number(kilobytes) / 1024);
    },
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
