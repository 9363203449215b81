import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Bytes that are free for us on the disk of a folder, or of the nearest one above that is there, and the disk's number. */
export async function diskSpaceAt(folder: string): Promise<{ free: number; disk: number }> {
  try {
    const [{ bavail, bsize }, { dev }] = await Promise.all([statfs(folder), stat(folder)]);
    return { free: bavail * bsize, disk: dev };
  } catch (error) {
    if (folder === dirname(folder)) throw error;
    return diskSpaceAt(dirname(folder));
  }
}
