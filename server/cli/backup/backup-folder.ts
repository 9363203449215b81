import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdtempDisposable, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { dayMs } from '#lib/durations.ts';
import { CliError } from '../cli-error.ts';
import { counted } from '../print.ts';

export const manifestFile = 'manifest.json';
export const copyName = 'site.db';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const manifest = z.strictObject({
  format: z.literal(1),
  /** The moment of the copy or a little earlier, as ISO 8601 in UTC. */
  made: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  schemaVersion: z.string(),
  tables: z.record(z.string(), z.strictObject({ rows: z.int().min(0), sha256 })),
  files: z.object({ [copyName]: z.strictObject({ bytes: z.int().min(0), sha256 }) }),
});

export type BackupManifest = z.infer<typeof manifest>;

/** Throws a CliError if the folder is no backup, or one that this release cannot read. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new CliError(
      `${folder} is not a backup: it contains no ${manifestFile}. Name a folder such as backup-2026-11-21T00-30-00Z.`,
    );
  const content = await Promise.try(JSON.parse, text).catch(() => undefined);
  const read = manifest.safeParse(content);
  if (read.success) return read.data;
  throw new CliError(
    `${folder} cannot be used: its ${manifestFile} was changed or belongs to another release. Use another backup.`,
  );
}

/** Throws a CliError if the copy has changed since the backup was made. */
export async function checkCopy(folder: string, { files }: BackupManifest): Promise<void> {
  const current = await fingerprint(join(folder, copyName)).catch(() => undefined);
  if (isDeepStrictEqual(current, files[copyName])) return;
  const what = current ? 'has changed since the backup was made' : 'is missing or cannot be read';
  throw new CliError(`${folder} cannot be used: ${copyName} ${what}. Use another backup.`);
}

export async function fingerprint(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') };
}

export function contentsSummary(tables: BackupManifest['tables']): string {
  const rows = (table: string) => tables[table]?.rows ?? 0;
  return `${counted(rows('submissions'), 'submission')}, ${counted(rows('files'), 'file')}`;
}

export function backupName(now: number): string {
  return `backup-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

const sqliteFull = 13;

/** Rethrows an error. SQLite and Node do not say which disk is full. */
export function namingFullDisk(folders: string) {
  return (error: unknown): never => {
    const { code, cause } = Object(error);
    if (code !== 'ENOSPC' && Object(cause).errcode !== sqliteFull) throw error;
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

/** Resolves to the folders of complete backups, newest first; none if there is no such folder. */
export async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => []))
    .filter((name) => /^backup-[\dT-]{19}Z$/.test(name) && existsSync(join(folder, name, manifestFile)))
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

/** Deletes all but the `keep` newest backups, and unfinished ones after a day. Resolves to how many it deleted. */
export async function deleteOld(folder: string, keep: number | undefined, now: number): Promise<number> {
  const old = keep === undefined ? [] : (await backupsIn(folder)).slice(keep);
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
