import { existsSync } from 'node:fs';
import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '#language/time.ts';
import { manifestFile } from './backup-manifest.ts';

const unfinishedTtlMs = dayMs;

/** `backup-2026-11-21T00-30-00Z`, in UTC, so that names sort by time. */
export function backupName(now: number): string {
  return `backup-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => /^backup-[\dT-]{19}Z$/.test(name) && existsSync(join(folder, name, manifestFile)))
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

/** Removes all but the newest, and unfinished ones older than a day. Resolves to how many backups went. */
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

/** Waits until a file, or a folder's directory entries, are on the disk. */
export async function flush(path: string) {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
