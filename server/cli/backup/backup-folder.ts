import { existsSync } from 'node:fs';
import { mkdtempDisposable, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dayMs } from '#lib/durations.ts';
import { codeOf } from '#lib/error-message.ts';
import { isFull } from '#server/database/sqlite.ts';
import { CliError } from '../cli-error.ts';
import { manifestFile } from './backup-manifest.ts';

export function backupName(now: number): string {
  return `backup-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** Rethrows an error. SQLite and Node do not say which disk is full. */
export function namingFullDisk(folders: string) {
  return (error: unknown): never => {
    if (codeOf(error) !== 'ENOSPC' && !isFull(Object(error).cause)) throw error;
    throw new CliError(`There is no room left in ${folders}.`);
  };
}

/** Makes a folder that is removed at the end of its scope, or by `deleteOld` if the process was killed. */
export function unfinishedIn(folder: string, now: number) {
  return mkdtempDisposable(join(folder, `${backupName(now)}.unfinished-`));
}

/** Makes a folder as `unfinishedIn` does: next to the backup, or in the system's if the medium is read-only. */
export async function temporaryFolderNextTo(backup: string) {
  return await unfinishedIn(dirname(backup), Date.now()).catch(() => unfinishedIn(tmpdir(), Date.now()));
}

/** Resolves to the folders of complete backups, newest first; those of a clock that was ahead come last. */
export async function backupsIn(folder: string, now = Date.now()): Promise<string[]> {
  const isAhead = (name: string) => Number(name > backupName(now));
  return (await readdir(folder).catch(() => []))
    .filter((name) => /^backup-[\dT-]{19}Z$/.test(name) && existsSync(join(folder, name, manifestFile)))
    .sort((a, b) => isAhead(a) - isAhead(b) || (a < b ? 1 : -1))
    .map((name) => join(folder, name));
}

/** Deletes all but the `keep` newest backups, and unfinished ones after a day. Resolves to how many it deleted. */
export async function deleteOld(folder: string, keep: number | undefined, now: number): Promise<number> {
  const old = keep === undefined ? [] : (await backupsIn(folder, now)).slice(keep);
  const brokenOff = (await readdir(folder)).filter(
    (name) => /^backup-.+\.unfinished/.test(name) && name < backupName(now - dayMs),
  );
  for (const each of [...old, ...brokenOff.map((name) => join(folder, name))])
    await rm(each, { recursive: true, force: true });
  return old.length;
}

/** Resolves once a file, or the names in a folder, would survive a loss of power. */
export async function flush(path: string) {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
