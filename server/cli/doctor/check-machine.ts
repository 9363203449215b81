import { tmpdir } from 'node:os';
import { hourMs } from '#i18n/riyadh-time.ts';
import { messageOf } from '#lib/error-message.ts';
import { diskSpaceAt } from '#server/checks/site-checks.ts';
import { staffCommand } from '#server/lib/staff-command.ts';
import type { Settings } from '#server/settings/settings.ts';
import { scan } from '#server/uploads/clamd.ts';
import { backupsIn, checkCopy, readManifest } from '../backup/backup-folder.ts';
import { CliError } from '../cli-error.ts';
import { counted } from '../print.ts';
import { bad, type CheckResult, good, warning } from './check-result.ts';

/** Backups run daily and may be two hours late. */
const maxAgeMs = 26 * hourMs;

/** Checks whether the newest backup is recent and unchanged since its test restore. */
export async function checkLastBackup(folder: string, now: number): Promise<CheckResult> {
  const remedy = `Run this every day from a timer, and find out why it did not run: ${staffCommand('backup', '--keep 14')}`;
  const [newest] = await backupsIn(folder);
  if (!newest) return bad(`There is no backup in ${folder}.`, remedy);
  try {
    const manifest = await readManifest(newest);
    await checkCopy(newest, manifest);
    const age = now - Date.parse(manifest.made);
    const text = `The last backup is ${counted(Math.floor(age / hourMs), 'hour')} old.`;
    return age <= maxAgeMs ? good(text) : bad(text, remedy);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return bad(messageOf(error), remedy);
  }
}

type DiskSettings = Pick<Settings, 'dataDir' | 'backupDir' | 'minFreeBytes'>;

/** Free space below the limit of /readyz is bad, below twice that a warning. */
export async function checkDisk({ dataDir, backupDir, minFreeBytes }: DiskSettings): Promise<CheckResult[]> {
  const found = new Map<number, CheckResult>();
  for (const folder of [dataDir, backupDir, tmpdir()]) {
    const { free, disk } = await diskSpaceAt(folder);
    const text = `${Math.floor(free / 1_000_000).toLocaleString('en')} MB are free at ${folder}.`;
    const level = free < minFreeBytes ? bad : free < 2 * minFreeBytes ? warning : good;
    if (!found.has(disk)) found.set(disk, level(text, 'Free some space. Start with old backups and logs.'));
  }
  return [...found.values()];
}

/** Warns if backups share the database's disk, because one failure would lose both. */
export async function checkBackupDisk(
  { databaseUrl, dataDir, backupDir }: Pick<Settings, 'databaseUrl' | 'dataDir' | 'backupDir'>,
  spaceAt = diskSpaceAt,
): Promise<CheckResult> {
  const [data, backups] = await Promise.all([spaceAt(dataDir), spaceAt(backupDir)]);
  if (databaseUrl || data.disk !== backups.disk) return good('Backups are away from the database.');
  const remedy = 'Set BACKUP_DIR to another disk, or encrypt the backups and copy them to another machine.';
  return warning(`${backupDir} is on the same disk as the submissions.`, remedy);
}

/** Checks whether ClamAV scans uploaded files, if it is set. */
export async function checkClamd(clamdUrl: string | undefined): Promise<CheckResult> {
  if (!clamdUrl) return good('CLAMD_URL is not set: uploaded files are not scanned for viruses.');
  if ((await scan(clamdUrl, Buffer.from('test'))) === 'clean') return good('ClamAV scans uploaded files.');
  return bad(
    `ClamAV does not answer at ${clamdUrl}: uploaded files are accepted unscanned.`,
    'Start clamd, and check CLAMD_URL and that the site’s user may open the socket.',
  );
}
