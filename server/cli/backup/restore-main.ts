import { dirname } from 'node:path';
import type { Command } from 'commander';
import { print, riyadhTime } from '../print.ts';
import { createProgram, type ProgramIo, runProgram, settingsOf, typedPath } from '../run-program.ts';
import { namingFullDisk } from './backup-folder.ts';
import { contentsSummary } from './backup-manifest.ts';
import { proveRestore, restore } from './restore.ts';

export function restoreProgram(io: ProgramIo): Command {
  const description =
    'Restore a backup of either engine into the empty database that DATABASE_URL or DATA_DIR names, over nothing.';
  const name = 'backups/backup-2026-11-21T00-30-00Z';
  return createProgram('restore', io, description, [`${name} --check`, name])
    .argument('<BACKUP>', 'the folder of a backup')
    .option('--check', 'only test it, in a temporary folder that is then removed')
    .action(async (typed: string, { check }: { check?: true }) => {
      const folder = typedPath(typed, io.env);
      print(check ? await checked(folder) : await restored(folder, io.env), io.stdout);
    });
}

async function checked(folder: string) {
  const { tables } = await proveRestore(folder).catch(namingFullDisk(dirname(folder)));
  return `The backup is complete and can be restored: ${contentsSummary(tables)}.`;
}

async function restored(folder: string, env: ProgramIo['env']) {
  const settings = await settingsOf(env);
  const restoring = restore(folder, settings);
  const { tables, made } = await restoring.catch(namingFullDisk(`${settings.dataDir} or ${dirname(folder)}`));
  return (
    `Restored: ${contentsSummary(tables)}, as of ${riyadhTime(Date.parse(made))} Riyadh time.\n` +
    'Before you start the site, delete again every submission that was deleted after this backup was made. Emails that were waiting when the backup was made will be sent.'
  );
}

if (import.meta.main) await runProgram(restoreProgram(process));
