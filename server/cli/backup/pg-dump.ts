import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';

/** PostgreSQL's own dump of what a transaction sees. Resolves to why there is none, if so. */
export async function dumpTo(file: string, url: string, transaction: Database): Promise<string | undefined> {
  const { rows } = await sql<{ snapshot: string; version: string }>`
    select pg_export_snapshot() as snapshot, current_setting('server_version_num') as version`.execute(
    transaction,
  );
  const needed = Math.floor(Number(rows[0]?.version) / 10_000);
  const installed = await installedVersion();
  const remedy = `Install PostgreSQL's client programs, ${needed} or newer.`;
  if (installed === undefined) return `pg_dump is not installed. ${remedy}`;
  if (installed < needed) return `pg_dump is of version ${installed}, the server of ${needed}. ${remedy}`;
  const { address, password } = withoutPassword(url);
  const flags = ['--format=custom', '--no-owner', '--no-acl', `--snapshot=${rows[0]?.snapshot}`];
  const ended = await run([...flags, `--file=${file}`, `--dbname=${address}`], {
    ...process.env,
    ...password,
  });
  if (ended.code === 0) return undefined;
  await rm(file, { force: true });
  return `pg_dump failed: ${ended.said.trim().split('\n')[0]}`;
}

async function installedVersion(): Promise<number | undefined> {
  const { said: output } = await run(['--version'], process.env).catch(() => ({ said: '' }));
  const found = /\(PostgreSQL\) (\d+)/.exec(output)?.[1];
  return found === undefined ? undefined : Number(found);
}

async function run(flags: string[], env: NodeJS.ProcessEnv): Promise<{ code: number; said: string }> {
  const child = spawn('pg_dump', flags, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: code ?? 1, said: code === 0 ? out : err };
}

/** Other users of the machine can see the arguments of a process. */
function withoutPassword(url: string): { address: string; password: Record<string, string> } {
  const address = new URL(url);
  const password: Record<string, string> = address.password
    ? { PGPASSWORD: decodeURIComponent(address.password) }
    : {};
  address.password = '';
  return { address: address.href, password };
}
