import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { fingerprint, type Manifest, manifestFile } from './backup-manifest.ts';
import { tryRestore } from './restore.ts';

/** Notes when a restore was last proven, and the hash of the manifest it was proven for. */
const proofFile = 'proof.json';

const proof = z.object({ at: z.iso.datetime(), manifest: z.string() });

export async function proveRestore(folder: string, now: number): Promise<Manifest> {
  const file = join(folder, proofFile);
  await rm(file, { force: true }).catch(() => {});
  const manifest = await tryRestore(folder);
  const { sha256 } = await fingerprint(join(folder, manifestFile));
  const note = JSON.stringify({ at: new Date(now).toISOString(), manifest: sha256 });
  // A backup on a read-only medium keeps no note.
  await writeFile(file, `${note}\n`, { mode: 0o600 }).catch(() => {});
  return manifest;
}

export async function provenAt(folder: string): Promise<number | undefined> {
  const text = await readFile(join(folder, proofFile), 'utf8').catch(() => '{}');
  const read = proof.safeParse(JSON.parse(text));
  if (!read.success) return undefined;
  const { sha256 } = await fingerprint(join(folder, manifestFile));
  return sha256 === read.data.manifest ? Date.parse(read.data.at) : undefined;
}
