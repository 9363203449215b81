import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '#server/database/open-database.ts';

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
  if (installed < needed)
    return `pg_dump is version ${installed}, and the server is version ${needed}. ${remedy}`;
  const { bareUrl, password } = withoutPassword(url);
  const flags = ['--format=custom', '--no-owner', '--no-acl', `--snapshot=${rows[0]?.snapshot}`];
  try {
    const env = { ...process.env, ...(password || {}) };
    await run('pg_dump', [...flags, `--file=${file}`, `--dbname=${bareUrl}`], { env });
    return undefined;
  } catch (error) {
    await rm(file, { force: true });
    const [line] = (error as { stderr: string }).stderr.trim().split('\n');
    return `pg_dump failed: ${line}`;
  }
}

const run = promisify(execFile);

async function installedVersion(): Promise<number | undefined> {
  const { stdout } = await run('pg_dump', ['--version']).catch(() => ({ stdout: '' }));
  const found = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Other users of the machine can see the arguments of a process. */
function withoutPassword(url: string) {
  const parsed = new URL(url);
  const password = parsed.password && { PGPASSWORD: decodeURIComponent(parsed.password) };
  parsed.password = '';
  return { bareUrl: parsed.href, password };
}
