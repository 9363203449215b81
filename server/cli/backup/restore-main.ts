import type { Command } from 'commander';
import { print, riyadhTime } from '../print.ts';
import { createProgram, type ProgramIo, runProgram, settingsOf, typedPath } from '../run-program.ts';
import { contentsSummary } from './backup-folder.ts';
import { proveRestore, restore } from './restore.ts';

if (import.meta.main) await runProgram(restoreProgram(process));

type Io = Pick<ProgramIo, 'env' | 'stdout'>;

export function restoreProgram(io: Io): Command {
  return createProgram('restore', {
    summary: 'restore a backup into the empty database that DATABASE_URL or DATA_DIR names',
    help: [
      'A backup of SQLite or PostgreSQL can be restored into either. Its checksums are checked before it is restored, and its contents afterwards. Nothing is ever overwritten.',
    ],
    examples: ['backups/backup-2026-11-21T00-30-00Z --check', 'backups/backup-2026-11-21T00-30-00Z'],
  })
    .argument('<BACKUP>', 'the folder of a backup')
    .option('--check', 'only test it, in a temporary folder that is then removed')
    .action((typed: string, { check }: { check?: true }) => {
      const folder = typedPath(typed, io.env);
      return check ? checkBackup(folder, io) : restoreBackup(folder, io);
    });
}

async function checkBackup(folder: string, { stdout }: Io) {
  const { tables } = await proveRestore(folder);
  print(`The backup is complete and can be restored: ${contentsSummary(tables)}.`, stdout);
}

async function restoreBackup(folder: string, { env, stdout }: Io) {
  const { tables, made } = await restore(folder, await settingsOf(env));
  print(
    [
      `Restored: ${contentsSummary(tables)}, as of ${riyadhTime(Date.parse(made))} Riyadh time.`,
      'Before you start the site, delete again every submission that was deleted after this backup was made. Emails that were waiting when the backup was made will be sent.',
    ].join('\n'),
    stdout,
  );
}
