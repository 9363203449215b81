import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '#language/time.ts';
import { manifestFile } from './backup-manifest.ts';

/** Milliseconds after which a backup that is not finished never will be. */
const unfinishedTtlMs = dayMs;

/** A backup's name: its moment in UTC. Names are in the order of time. */
export function backupName(now: number): string {
  return `backup-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** The backups in a folder, newest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => /^backup-[\dT-]{19}Z$/.test(name) && existsSync(join(folder, name, manifestFile)))
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

/** Removes all but so many of the newest backups, and what broke off more than a day ago; how many backups went. */
export async function prune(folder: string, keep: number, now: number): Promise<number> {
  const old = (await backupsIn(folder)).slice(keep);
  const brokenOff = (await readdir(folder)).filter(
    (name) => /^backup-.+\.unfinished$/.test(name) && name < backupName(now - unfinishedTtlMs),
  );
  for (const each of [...old, ...brokenOff.map((name) => join(folder, name))]) {
    await rm(each, { recursive: true, force: true });
  }
  return old.length;
}
