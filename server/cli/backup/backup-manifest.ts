import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
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
