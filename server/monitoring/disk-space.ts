import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Free bytes and device number, of a folder or its nearest existing parent. */
export async function diskSpaceAt(folder: string): Promise<{ free: number; disk: number }> {
  try {
    const [{ bavail, bsize }, { dev }] = await Promise.all([statfs(folder), stat(folder)]);
    return { free: bavail * bsize, disk: dev };
  } catch (error) {
    if (folder === dirname(folder)) throw error;
    return diskSpaceAt(dirname(folder));
  }
}
