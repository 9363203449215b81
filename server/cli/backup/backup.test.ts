import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { dayMs } from '#lib/durations.ts';
import {
  createTestDatabase,
  databaseEngines,
  freshStore,
  openStore,
} from '#server/database/store.fixture.ts';
import { contentsOf } from '#server/database/table-contents.ts';
import { submissionOfAnother } from '#server/submissions/submission.fixture.ts';
import { submit } from '#server/submissions/submit.ts';
import { newFolder } from '#tests/support/server/clean-up.ts';
import { runEntry, runHere } from '../run-program.fixture.ts';
import { makeBackup } from './backup.ts';
import { backupsIn, deleteOld, temporaryFolderNextTo } from './backup-folder.ts';
import { backupProgram } from './backup-main.ts';
import { proveRestore, restore } from './restore.ts';
import { restoreProgram } from './restore-main.ts';

const now = Date.parse('2026-11-21T00:30:00Z');

describe.each(databaseEngines)('of %s', (engine) => {
  test('a backup under load has every thanked submission, and restores only into an empty site', async () => {
    const store = await freshStore(engine);
    const thanked: string[] = [];
    let writing = true;
    const visitors = Promise.all(Array.from({ length: 4 }, sendOnAndOn));
    await expect.poll(() => thanked.length).toBeGreaterThan(40);
    const before = [...thanked];
    const { folder } = await makeBackup(store.location, newFolder(), now);
    writing = false;
    await visitors;
    expect(thanked.length).toBeGreaterThan(before.length);
    const over = restore(folder, store.location);
    await expect(over).rejects.toThrow(/can only be restored into an empty (?:folder|one)/);
    expect((await contentsOf(store)).submissions?.rows).toBe(thanked.length);

    const into = await createTestDatabase(engine);
    await restore(folder, into);
    const { database } = await openStore(into);
    const rows = await database.selectFrom('submissions').select('reference').execute();
    expect(rows.map(({ reference }) => reference)).toEqual(expect.arrayContaining(before));
    // The backup holds no part of a submission without the rest.
    for (const table of ['consents', 'files', 'outbox'] as const) {
      const parts = await database.selectFrom(table).select('submission_id').distinct().execute();
      expect(parts).toHaveLength(rows.length);
    }

    async function sendOnAndOn() {
      while (writing) {
        // Separate requests store the submissions, and the backup continues between them.
        await setImmediate();
        thanked.push((await submit(store, withFile(), now)).reference);
      }
    }
  });
});

const made = await madeBackup();

test('only its owner can read a backup', () => {
  const { folder, backups } = made;
  const paths = [backups, folder, join(folder, 'manifest.json'), join(folder, 'site.db')];
  const modes = paths.map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, 0o700, 0o600, 0o600]);
});

test.each<[string, (copy: string, note: string) => void, RegExp]>([
  ['whose copy was changed in one byte', flipLastByte, /site\.db has changed since the backup was made/],
  ['whose copy is gone', (copy) => rmSync(copy), /site\.db is missing/],
  ['whose note is gone', (_, note) => rmSync(note), /is not a backup/],
  [
    'whose note counts other submissions',
    edited(/"rows": 1/, '"rows": 2'),
    /: submissions\. Use another backup\.$/,
  ],
  ['whose note is none', edited(/^\{/, ''), /was changed or belongs to another release/],
  ['that a newer release made', edited(/"schemaVersion": ".+"/, '"schemaVersion": "9"'), /newer release/],
])('a backup %s is refused, and leaves nothing behind', async (_, tamper, sentence) => {
  const folder = newFolder();
  cpSync(made.folder, folder, { recursive: true });
  tamper(join(folder, 'site.db'), join(folder, 'manifest.json'));
  const empty = await createTestDatabase('sqlite');
  await expect(restore(folder, empty)).rejects.toThrow(sentence);
  expect(readdirSync(empty.dataDir)).toEqual([]);
  await expect(proveRestore(folder)).rejects.toThrow(sentence);
});

test('a second backup in the same second does not replace the first, and no empty backup is made', async () => {
  const { folder, location, backups } = made;
  const nothing = makeBackup(await createTestDatabase('sqlite'), backups, now);
  await expect(nothing).rejects.toThrow(/^There is no database in /);
  await expect(makeBackup(location, backups, now)).rejects.toThrow(/was not overwritten/);
  expect(readdirSync(backups)).toEqual([basename(folder)]);
});

test('the operator backs up, old backups are deleted as set, and one is tried and restored', async () => {
  const { location, backups } = await madeBackup();
  await makeBackup(location, backups, now + 1000);
  const backup = await runHere(backupProgram, ['--keep', '2'], location, { BACKUP_DIR: backups });
  expect(backup).toMatchObject({ code: 0, err: '' });
  expect(backup.out).toMatch(/\n1 submission, 1 file\. Test restore passed\.\nDeleted: 1 older backup\.\n$/);
  const [newest = '', ...rest] = await backupsIn(backups);
  expect(rest).toHaveLength(1);
  const tried = await runHere(restoreProgram, [newest, '--check'], location);
  expect(tried.out).toBe('The backup is complete and can be restored: 1 submission, 1 file.\n');
  const empty = await createTestDatabase('sqlite');
  const restored = await runEntry('./backup/restore-main.ts', [newest], empty);
  expect(restored.out).toMatch(/^Restored: 1 submission, 1 file, as of /);
  expect(readdirSync(empty.dataDir)).toEqual(['site.db']);
  const err = expect.stringContaining('already exists');
  expect(await runHere(restoreProgram, [newest], empty)).toMatchObject({ code: 1, out: '', err });
});

test('an empty backup after full ones is refused, because it is of another site', async () => {
  const { backups, folder } = made;
  const { location } = await freshStore('sqlite');
  const err = expect.stringContaining('had 1 submission');
  expect(await runHere(backupProgram, [], location, { BACKUP_DIR: backups })).toMatchObject({
    code: 1,
    out: '',
    err,
  });
  expect(await backupsIn(backups)).toEqual([folder]);
});

test('a restore is tried next to the backup, and files of interrupted restores are removed', async () => {
  const { backups, folder } = made;
  cpSync(folder, join(backups, 'backup-2026-11-20T00-30-00Z.unfinished-abc123'), { recursive: true });
  await deleteOld(backups, 14, now + 2 * dayMs);
  expect(readdirSync(backups)).toEqual([basename(folder)]);
  await using place = await temporaryFolderNextTo(folder);
  expect(dirname(place.path)).toBe(backups);
  expect(statSync(place.path).mode & 0o777).toBe(0o700);
  const empty = await createTestDatabase('sqlite');
  mkdirSync(join(empty.dataDir, 'restoring-abc123'));
  await restore(folder, empty);
  expect(readdirSync(empty.dataDir)).toEqual(['site.db']);
});

function withFile() {
  const bytes = new Uint8Array(3_000).fill(7);
  return submissionOfAnother({ file: { name: 'سيرة.pdf', type: 'application/pdf', bytes, warnings: [] } });
}

function flipLastByte(copy: string) {
  const bytes = readFileSync(copy);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  writeFileSync(copy, bytes);
}

function edited(pattern: RegExp, text: string) {
  return (_: string, note: string) => writeFileSync(note, readFileSync(note, 'utf8').replace(pattern, text));
}

async function madeBackup() {
  const store = await freshStore('sqlite');
  await submit(store, withFile(), now);
  const backups = join(newFolder(), 'backups');
  return { location: store.location, backups, ...(await makeBackup(store.location, backups, now)) };
}
