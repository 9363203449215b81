import { tmpdir } from 'node:os';
import { diskSpaceAt } from '#server/checks/site-checks.ts';
import type { DatabaseLocation } from '#server/database/open-database.ts';
import type { Settings } from '#server/settings/settings.ts';
import { bad, type CheckResult, good, warning } from './run-checks.ts';

type DiskSettings = Pick<Settings, 'dataDir' | 'backupDir' | 'minFreeBytes'>;

/** Free space of the disks that are written to, each once. Below the limit of /readyz is bad, below its double a warning. */
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

/** A disk that breaks takes the backups on it along. */
export async function checkBackupDisk(
  { databaseUrl, dataDir, backupDir }: DatabaseLocation & { backupDir: string },
  spaceAt = diskSpaceAt,
): Promise<CheckResult> {
  if (databaseUrl) return good('The submissions are in PostgreSQL, the backups on this machine.');
  const [data, backups] = await Promise.all([spaceAt(dataDir), spaceAt(backupDir)]);
  if (data.disk !== backups.disk) return good('Backups are on a disk of their own.');
  const remedy = 'Set BACKUP_DIR to another disk, or encrypt the backups and copy them to another machine.';
  return warning(`${backupDir} is on the same disk as the submissions.`, remedy);
}
