import { tmpdir } from 'node:os';
import { hourMs } from '#lib/durations.ts';
import { messageOf } from '#lib/error-message.ts';
import type { DatabaseLocation } from '#server/database/open-database.ts';
import { diskSpaceAt } from '#server/health/site-checks.ts';
import { staffCommand } from '#server/lib/staff-command.ts';
import type { Settings } from '#server/settings/settings.ts';
import { scan } from '#server/uploads/clamd.ts';
import { backupsIn } from '../backup/backup-folder.ts';
import { checkCopy, readManifest } from '../backup/backup-manifest.ts';
import { CliError } from '../cli-error.ts';
import { counted } from '../print.ts';
import { type CheckResult, failing, ok, warning } from './check-result.ts';

/** Backups run daily, and may be two hours late. */
const maxAgeMs = 26 * hourMs;

/** Fails if there is no backup, or if the newest one is unreadable, changed or too old. */
export async function checkLastBackup(folder: string, now: number): Promise<CheckResult> {
  const remedy = `Run this every day from a timer, and find out why it did not run: ${staffCommand('backup', '--keep 14')}`;
  const [newest] = await backupsIn(folder, now);
  if (!newest) return failing(`There is no backup in ${folder}.`, remedy);
  try {
    const manifest = await readManifest(newest);
    await checkCopy(newest, manifest);
    const age = now - Date.parse(manifest.made);
    const text = `The last backup is ${counted(Math.floor(age / hourMs), 'hour')} old.`;
    return Math.abs(age) <= maxAgeMs ? ok(text) : failing(text, remedy);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return failing(messageOf(error), remedy);
  }
}

type DiskSettings = Pick<Settings, 'dataDir' | 'backupDir' | 'minFreeBytes'>;

/** Fails if free space is below the limit of /readyz, and warns if it is below twice the limit. */
export async function checkDisk({ dataDir, backupDir, minFreeBytes }: DiskSettings): Promise<CheckResult[]> {
  const results = new Map<number, CheckResult>();
  for (const folder of [dataDir, backupDir, tmpdir()]) {
    const { free, disk } = await diskSpaceAt(folder);
    const text = `${Math.floor(free / 1_000_000).toLocaleString('en')} MB are free at ${folder}.`;
    const resultOf = free < minFreeBytes ? failing : free < 2 * minFreeBytes ? warning : ok;
    if (!results.has(disk))
      results.set(disk, resultOf(text, 'Free some space. Start with old backups and logs.'));
  }
  return [...results.values()];
}

/** Warns if backups share the database's disk, because one failure would lose both. */
export async function checkBackupDisk(
  { databaseUrl, dataDir, backupDir }: DatabaseLocation & { backupDir: string },
  spaceAt = diskSpaceAt,
): Promise<CheckResult> {
  const [data, backups] = await Promise.all([spaceAt(dataDir), spaceAt(backupDir)]);
  if (databaseUrl || data.disk !== backups.disk) return ok('Backups are away from the database.');
  const remedy = 'Set BACKUP_DIR to another disk, or encrypt the backups and copy them to another machine.';
  return warning(`${backupDir} is on the same disk as the submissions.`, remedy);
}

export async function checkClamd(clamdUrl: string | undefined): Promise<CheckResult> {
  if (!clamdUrl) return ok('CLAMD_URL is not set: uploaded files are not scanned for viruses.');
  if ((await scan(clamdUrl, Buffer.from('test'))) === 'clean') return ok('ClamAV scans uploaded files.');
  return failing(
    `ClamAV does not answer at ${clamdUrl}: uploaded files are accepted unscanned.`,
    'Start clamd, and check CLAMD_URL and that the site’s user may open the socket.',
  );
}
