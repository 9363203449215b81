import { rm } from 'node:fs/promises';
import type { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import { counted, print } from '../print.ts';
import { createProgram, type ProgramIo, positiveInteger, runProgram, settingsOf } from '../run-program.ts';
import { makeBackup } from './backup.ts';
import { backupsIn, deleteOld, namingFullDisk } from './backup-folder.ts';
import { type BackupManifest, contentsSummary, readManifest } from './backup-manifest.ts';

export function backupProgram(io: ProgramIo): Command {
  const description =
    'Back up every submission, file and secret, not the settings, while the site runs, and try a restore.\n' +
    'The backup in BACKUP_DIR holds personal data and signing secrets: encrypt it before it leaves the machine.';
  return createProgram('backup', io, description, ['', '--keep 14'])
    .option('--keep <NUMBER>', 'keep this many of the newest backups, and delete older ones', positiveInteger)
    .action(({ keep }: { keep?: number }) => backup(keep, io));
}

async function backup(keep: number | undefined, { env, stdout }: ProgramIo) {
  const settings = await settingsOf(env);
  const into = settings.backupDir;
  const [before] = await backupsIn(into);
  const made = makeBackup(settings, into, Date.now()).catch(namingFullDisk(into));
  const { folder, manifest } = await made;
  await refuseEmptied(folder, manifest, before);
  print(`${folder}\n${contentsSummary(manifest.tables)}. Test restore passed.`, stdout);
  const pruned = await deleteOld(into, keep, Date.now());
  if (pruned > 0) print(`Deleted: ${counted(pruned, 'older backup')}.`, stdout);
}

/** A backup that is suddenly empty is probably of another site. */
async function refuseEmptied(folder: string, { tables }: BackupManifest, before: string | undefined) {
  if (!before || tables.submissions?.rows) return;
  const rows = (await readManifest(before)).tables.submissions?.rows;
  if (!rows) return;
  await rm(folder, { recursive: true, force: true });
  throw new CliError(
    `The database has no submissions, and the previous backup had ${counted(rows, 'submission')} (${before}). ` +
      'Nothing was backed up. Check that these are the settings of the site. If they are, move the old backups elsewhere first.',
  );
}

if (import.meta.main) await runProgram(backupProgram(process));
