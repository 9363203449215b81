import { hourMs } from '#i18n/time.ts';
import { messageOf } from '#server/lib/error-message.ts';
import { staffCommand } from '#server/lib/staff-command.ts';
import { backupsIn, checkFiles, readManifest } from '../backup/backup-folder.ts';
import { CliError } from '../cli-error.ts';
import { counted } from '../print.ts';
import { bad, type CheckResult, good } from './run-checks.ts';

/** A day, and two hours for a late backup. */
const maxAgeMs = 26 * hourMs;

/** Whether the newest backup is recent and unchanged since its test restore. */
export async function checkLastBackup(folder: string, now: number): Promise<CheckResult> {
  const [newest] = await backupsIn(folder);
  if (!newest)
    return bad(
      `There is no backup in ${folder}.`,
      `Run this every day from a timer: ${staffCommand('backup', '--keep 14')}`,
    );
  try {
    const manifest = await readManifest(newest);
    await checkFiles(newest, manifest);
    const age = now - Date.parse(manifest.made);
    const text = `The last backup is ${counted(Math.floor(age / hourMs), 'hour')} old`;
    if (age <= maxAgeMs) return good(`${text} and passed its test restore.`);
    return bad(`${text}.`, `Find out why the timer did not run. To back up now: ${staffCommand('backup')}`);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return bad(messageOf(error), `To make a new backup: ${staffCommand('backup')}`);
  }
}
