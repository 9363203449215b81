import type { DatabaseLocation } from '#server/database/open-database.ts';
import { diskSpaceAt } from '#server/monitoring/disk-space.ts';
import { bad, type CheckResult, good, warning } from './run-checks.ts';

const defaultLimits = { errorBelow: 200_000_000, warningBelow: 1_000_000_000 };

/** Free space of the disks that hold these folders; each disk once. */
export async function checkDisk(folders: string[], limits = defaultLimits): Promise<CheckResult[]> {
  const found = new Map<number, CheckResult>();
  for (const folder of folders) {
    const { free, disk } = await diskSpaceAt(folder);
    if (!found.has(disk)) found.set(disk, judge(folder, free, limits));
  }
  return [...found.values()];
}

/** A disk that breaks takes the backups on it along. */
export async function checkBackupDisk(
  { databaseUrl, dataDir, backupDir }: DatabaseLocation & { backupDir: string },
  spaceAt = diskSpaceAt,
): Promise<CheckResult> {
  if (databaseUrl) return good('The messages are in PostgreSQL, the backups on this machine.');
  const [data, backups] = await Promise.all([spaceAt(dataDir), spaceAt(backupDir)]);
  if (data.disk !== backups.disk) return good('Backups are on a disk of their own.');
  const remedy = 'Set BACKUP_DIR to another disk, or encrypt the backups and copy them to another machine.';
  return warning(`${backupDir} is on the same disk as the messages.`, remedy);
}

function judge(folder: string, free: number, limits: typeof defaultLimits): CheckResult {
  const text = `${Math.floor(free / 1_000_000).toLocaleString('en')} MB are free at ${folder}.`;
  const remedy = 'Free some space. Start with old backups and logs.';
  if (free < limits.errorBelow) return bad(text, remedy);
  return free < limits.warningBelow ? warning(text, remedy) : good(text);
}
