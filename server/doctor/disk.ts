import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { bad, type Finding, good, warning } from './finding.ts';

/** Bytes. Below the first nothing can be relied on; below the second it is time to make room. */
const [least, enough] = [200_000_000, 1_000_000_000];

/** Room on the disks of some folders; a disk is told of once. */
export async function checkDisk(folders: string[], limits = { least, enough }): Promise<Finding[]> {
  const found = new Map<number, Finding>();
  for (const folder of folders) {
    const there = await nearest(folder);
    const { bavail, bsize } = await statfs(there);
    const { dev } = await stat(there);
    if (!found.has(dev)) found.set(dev, judge(folder, bavail * bsize, limits));
  }
  return [...found.values()];
}

function judge(folder: string, free: number, limits: { least: number; enough: number }): Finding {
  const text = `${Math.floor(free / 1_000_000).toLocaleString('en')} MB are free at ${folder}.`;
  const remedy = 'Make room: old backups and logs first.';
  if (free < limits.least) return bad(text, remedy);
  return free < limits.enough ? warning(text, remedy) : good(text);
}

/** The folder, or the nearest above it that is there. */
async function nearest(folder: string): Promise<string> {
  const there = await stat(folder).catch(() => undefined);
  return there || folder === dirname(folder) ? folder : nearest(dirname(folder));
}
