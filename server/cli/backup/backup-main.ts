import { rm } from 'node:fs/promises';
import type { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import { counted, print } from '../print.ts';
import {
  createProgram,
  type ProgramIo,
  positiveInteger,
  runProgram,
  settingsOf,
  typedPath,
} from '../run-program.ts';
import { makeBackup } from './backup.ts';
import { backupsIn, contentsSummary, type Manifest, prune, readManifest } from './backup-folder.ts';

if (import.meta.main) await runProgram(backupProgram(process));

type Io = Pick<ProgramIo, 'env' | 'stdout'>;

export function backupProgram(io: Io): Command {
  return createProgram('backup', {
    summary: 'back up every submission, file and secret while the site runs',
    help: [
      'The backup is a folder named after the time it was made (UTC). A test restore runs at once in a temporary folder.',
      'It contains personal data and signing secrets. Only its owner can read it. Encrypt it before it leaves the machine.',
      'It does not contain the settings (.env).',
    ],
    examples: ['', '--keep 14', '--out /mnt/backups'],
  })
    .option('--out <FOLDER>', 'save the backup in this folder instead of BACKUP_DIR')
    .option(
      '--keep <NUMBER>',
      'keep this many of the newest backups in that folder, and delete older ones',
      positiveInteger,
    )
    .action((options: { out?: string; keep?: number }) => backup(options, io));
}

async function backup({ out, keep }: { out?: string; keep?: number }, { env, stdout }: Io) {
  const settings = await settingsOf(env);
  const into = out === undefined ? settings.backupDir : typedPath(out, env);
  const [before] = await backupsIn(into);
  const { folder, manifest } = await makeBackup(settings, into, Date.now());
  await refuseEmptied(folder, manifest, before);
  print(`${folder}\n${contentsSummary(manifest.tables)}. Test restore passed.`, stdout);
  const pruned = await prune(into, keep, Date.now());
  if (pruned > 0) print(`Deleted: ${counted(pruned, 'older backup')}.`, stdout);
}

/** A backup that is suddenly empty is more likely of another site. */
async function refuseEmptied(folder: string, { tables }: Manifest, before: string | undefined) {
  if (!before || tables.submissions?.rows) return;
  const rows = (await readManifest(before)).tables.submissions?.rows;
  if (!rows) return;
  await rm(folder, { recursive: true, force: true });
  throw new CliError(
    `The database has no submissions, and the previous backup had ${counted(rows, 'submission')} (${before}). ` +
      'Nothing was backed up. Check that these are the settings of the site. If they are, move the old backups elsewhere first.',
  );
}
