import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { fingerprint, type Manifest, manifestFile } from './backup-manifest.ts';
import { tryRestore } from './restore.ts';

/** Beside a backup's note: when its restore was last proven, and of which note. */
const proofFile = 'proof.json';

const proof = z.object({ at: z.iso.datetime(), manifest: z.string() });

/** Proves that a backup can be restored, and notes it in the backup. Throws a refusal where it cannot. */
export async function proveRestore(folder: string, now: number): Promise<Manifest> {
  const file = join(folder, proofFile);
  // A proof from before must not outlive a failure.
  await rm(file, { force: true }).catch(() => {});
  const manifest = await tryRestore(folder);
  const { sha256 } = await fingerprint(join(folder, manifestFile));
  const note = JSON.stringify({ at: new Date(now).toISOString(), manifest: sha256 });
  // A backup on a medium that cannot be written keeps no note, and is no worse for that.
  await writeFile(file, `${note}\n`, { mode: 0o600 }).catch(() => {});
  return manifest;
}

/** When a backup's restore was proven, as its note stands now; undefined where it never was. */
export async function provenAt(folder: string): Promise<number | undefined> {
  const text = await readFile(join(folder, proofFile), 'utf8').catch(() => '{}');
  const read = proof.safeParse(JSON.parse(text));
  if (!read.success) return undefined;
  const { sha256 } = await fingerprint(join(folder, manifestFile));
  return sha256 === read.data.manifest ? Date.parse(read.data.at) : undefined;
}
