import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { freshStore } from '#server/database/store.fixture.ts';
import { submission } from '#server/submissions/submission.fixture.ts';
import { submit } from '#server/submissions/submit.ts';
import { newFolder } from '#tests/support/server/clean-up.ts';
import { canMount, onSmallDisk } from '#tests/support/server/small-disk.ts';
import { makeBackup } from './backup/backup.ts';

const entry = (program: string) => fileURLToPath(import.meta.resolve(`./${program}-main.ts`));

test.skipIf(!canMount)('a command names the full disk, and leaves no part of a file there', async () => {
  const store = await freshStore('sqlite');
  const env = { PATH: process.env.PATH, NODE: process.execPath, DATA_DIR: store.location.dataDir };
  const backups = newFolder();
  const file = { name: 'a.pdf', type: 'application/pdf', bytes: new Uint8Array(100_000), warnings: [] };
  const { reference } = await submit(store, submission({ file }), 1);
  const { folder } = await makeBackup(store.location, backups, 0);
  const script = `exec 2>&1
    dd if=/dev/zero of=/mnt/rest bs=1k status=none 2>/dev/null
    run() { "$NODE" "$@" || echo 'It failed'; }
    BACKUP_DIR=/mnt run ${entry('backup/backup')}
    DATA_DIR=/mnt/data run ${entry('backup/restore')} ${folder}
    run ${entry('inbox/inbox')} file ${reference} --out /mnt/a.pdf
    "$NODE" ${entry('inbox/inbox')} --help > /dev/full || echo 'It failed'
    ls /mnt`;
  const printed = onSmallDisk(['sh', '-c', script], env).split('\nIt failed\n');
  expect(printed).toEqual([
    'There is no room left in /mnt.',
    `There is no room left in /mnt/data or ${backups}.`,
    '/mnt/a.pdf cannot be written: no space left on device',
    'The output is incomplete: no space left on device',
    'data\nrest\n',
  ]);
});
