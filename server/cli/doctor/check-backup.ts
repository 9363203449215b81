import { basename } from 'node:path';
import { hourMs } from '#language/time.ts';
import { backupsIn } from '../backup/backup-folder.ts';
import { checkFiles, readManifest } from '../backup/backup-manifest.ts';
import { provenAt } from '../backup/restore-proof.ts';
import { exitCodeOf } from '../cli-error.ts';
import { bad, type Finding, good } from './finding.ts';

/** A day, and two hours for a late backup. */
const maxAgeMs = 26 * hourMs;

/** Whether the newest backup is recent, unchanged, and proven to restore. */
export async function checkLastBackup(folder: string, now: number): Promise<Finding[]> {
  const [newest] = await backupsIn(folder);
  if (!newest)
    return [bad(`There is no backup in ${folder}.`, 'Every day, by a timer: npm run backup -- --keep 14')];
  try {
    const manifest = await readManifest(newest);
    await checkFiles(newest, manifest);
    const age = now - Date.parse(manifest.made);
    const hours = `${Math.floor(age / hourMs)} hours old`;
    if (age > maxAgeMs)
      return [bad(`The last backup is ${hours}.`, 'See why its timer failed: npm run backup')];
    if ((await provenAt(newest)) === undefined)
      return [
        bad(
          `Nobody knows whether ${basename(newest)} can be restored.`,
          `npm run restore -- ${newest} --check`,
        ),
      ];
    return [good(`The last backup is ${hours}, and its restore was proven.`)];
  } catch (error) {
    if (!exitCodeOf(error)) throw error;
    return [bad((error as Error).message, 'npm run backup')];
  }
}
