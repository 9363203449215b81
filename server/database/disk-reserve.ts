import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import type { Store } from './open-database.ts';

/** Room for the largest file twice over, with its pages' headers. */
const reserveBytes = 16_000_000;

/**
 * SQLite logs what it deletes before it frees anything, so on a full disk nothing could ever be
 * deleted. A file beside it keeps some space, and is away while `work` runs.
 */
export async function withDiskReserve<Result>(
  { file }: Pick<Store, 'file'>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (file === undefined) return work();
  const reserve = `${file}-reserve`;
  await rm(reserve, { force: true });
  try {
    return await work();
  } finally {
    // Random, because some file systems store zeros in no space at all.
    await writeFile(reserve, randomBytes(reserveBytes), { mode: 0o600 }).catch(() =>
      rm(reserve, { force: true }),
    );
  }
}
