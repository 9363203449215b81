import { rm } from 'node:fs/promises';
import { InvalidArgumentError } from 'commander';
import { CliError } from '../cli-error.ts';
import { counted, print } from '../print.ts';
import { createProgram, runProgram, settingsOf, typedPath } from '../run-program.ts';
import { makeBackup } from './backup.ts';
import { backupsIn, contentsSummary, type Manifest, prune, readManifest } from './backup-folder.ts';

const program = createProgram('backup', {
  summary: 'back up every message, file and secret while the site runs',
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
    readKeep,
  )
  .action(backup);

runProgram(program);

async function backup({ out, keep = Number.POSITIVE_INFINITY }: { out?: string; keep?: number }) {
  const settings = await settingsOf();
  const into = out === undefined ? settings.backupDir : typedPath(out);
  const [before] = await backupsIn(into);
  const { folder, manifest } = await makeBackup(settings, into, Date.now());
  await refuseEmptied(folder, manifest, before);
  print(`${folder}\n${contentsSummary(manifest.tables)}. Test restore passed.`);
  const gone = await prune(into, keep, Date.now());
  if (gone > 0) print(`Deleted: ${counted(gone, 'older backup')}.`);
}

/** A backup that is suddenly empty is more likely of another site. */
async function refuseEmptied(folder: string, { tables }: Manifest, before: string | undefined) {
  if (!before || tables.submissions?.rows) return;
  const rows = (await readManifest(before)).tables.submissions?.rows;
  if (!rows) return;
  await rm(folder, { recursive: true, force: true });
  throw new CliError(
    `The database has no messages, and the previous backup had ${counted(rows, 'message')} (${before}). ` +
      'Nothing was backed up. Check that these are the settings of the site. If they are, move the old backups elsewhere first.',
  );
}

function readKeep(typed: string): number {
  if (!/^[1-9]\d{0,4}$/.test(typed)) throw new InvalidArgumentError('Use a whole number, 1 or more.');
  return Number(typed);
}
