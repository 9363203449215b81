import { resolve } from 'node:path';
import { print } from '../inbox/print.ts';
import { riyadhTime } from '../inbox/riyadh.ts';
import { readSettings } from '../inbox/run.ts';
import { runTool, type Tool } from '../tool/tool.ts';
import { contentsInWords } from './manifest.ts';
import { prove } from './proof.ts';
import { restore } from './restore.ts';

const tool: Tool = {
  name: 'restore',
  summary: 'puts a backup into the empty database of DATABASE_URL or DATA_DIR',
  operand: 'BACKUP',
  options: { check: { help: 'only try it, in a temporary place that is removed again' } },
  help: [
    'A backup of either database can be restored into either. It is compared with its checksums before, and with its',
    'counts and hashes afterwards. Never over anything that is there.',
  ],
  examples: [
    'restore -- backups/backup-2026-11-21T00-30-00Z --check',
    'restore -- backups/backup-2026-11-21T00-30-00Z',
  ],
};

runTool(tool, async ({ check }, operand) => {
  const folder = resolve(process.env.INIT_CWD ?? '.', operand);
  if (check) {
    const { tables } = await prove(folder, Date.now());
    return print(`The backup is whole and can be restored: ${contentsInWords(tables)}.`);
  }
  const { tables, made } = await restore(folder, await readSettings());
  print(
    [
      `Restored: ${contentsInWords(tables)}, as of ${riyadhTime(Date.parse(made))} Riyadh time.`,
      'Erase again who was erased since then, and start the site. Mails that were due at that time go out then.',
    ].join('\n'),
  );
});
