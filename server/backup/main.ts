import { resolve } from 'node:path';
import { counted, print } from '../inbox/print.ts';
import { refusal } from '../inbox/refusal.ts';
import { readSettings } from '../inbox/run.ts';
import { runTool, type Tool } from '../tool/tool.ts';
import { makeBackup } from './backup.ts';
import { contentsInWords } from './manifest.ts';
import { prune } from './newest.ts';
import { prove } from './proof.ts';

const tool: Tool = {
  name: 'backup',
  summary: 'copies every message, file and secret while the site runs',
  options: {
    out: { value: 'FOLDER', help: 'put the backup into this folder, not into BACKUP_DIR' },
    keep: {
      value: 'NUMBER',
      help: 'keep so many of the newest backups in that folder, and delete older ones',
    },
  },
  help: [
    'The backup is a folder named after its moment in UTC. Its restore is tried at once, in a temporary place.',
    'It holds personal data and signing secrets, and is for its owner alone: encrypt it before it leaves the machine.',
    'Settings (.env) are not in it.',
  ],
  examples: ['backup', 'backup -- --keep 14', 'backup -- --out /mnt/backups'],
};

runTool(tool, async ({ out, keep }) => {
  const most = keep === undefined ? Number.POSITIVE_INFINITY : readKeep(keep);
  const settings = await readSettings();
  // npm goes to the project's folder before it runs a script; a folder is meant to be where its user stands.
  const into = typeof out === 'string' ? resolve(process.env.INIT_CWD ?? '.', out) : settings.backupDir;
  const { folder, manifest, withoutDump } = await makeBackup(settings, into, Date.now());
  await prove(folder, Date.now());
  print(`${folder}\n${contentsInWords(manifest.tables)}. Its restore was tried, and all is there.`);
  if (withoutDump) print(`There is no dump for PostgreSQL's own tools in it: ${withoutDump}`);
  const gone = await prune(into, most, Date.now());
  if (gone > 0) print(`Deleted: ${counted(gone, 'older backup')}.`);
});

function readKeep(typed: string | boolean): number {
  if (typeof typed !== 'string' || !/^[1-9]\d{0,4}$/.test(typed))
    throw refusal(2, '--keep needs a whole number from 1 on: --keep 14');
  return Number(typed);
}
