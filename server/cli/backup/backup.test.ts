import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { dayMs } from '#i18n/time.ts';
import { type Engine, getSecret, openDatabase } from '#server/database/open-database.ts';
import { createTestDatabase, engines, type TestDatabase } from '#server/database/store.fixture.ts';
import { contentsOf } from '#server/database/table-rows.ts';
import { message, messageOfAnother } from '#server/messages/message.fixture.ts';
import { submit } from '#server/messages/submit.ts';
import { runEntry } from '../run-program.fixture.ts';
import { makeBackup } from './backup.ts';
import { backupsIn, placeBeside, prune } from './backup-folder.ts';
import { proveRestore, restore } from './restore.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

const now = Date.parse('2026-11-21T00:30:00Z');
const others: Record<Engine, Engine> = { sqlite: 'postgres', postgres: 'sqlite' };

describe.each(engines)('of %s', (engine) => {
  test('every message that was thanked before is in a backup made under load, and it can be restored', async () => {
    const { location, store } = await openNewDatabase(engine);
    const thanked: string[] = [];
    let writing = true;
    const visitors = Promise.all(Array.from({ length: 4 }, sendOnAndOn));
    await expect.poll(() => thanked.length).toBeGreaterThan(40);
    const before = [...thanked];
    const { folder } = await makeBackup(location, location.backups, now);
    writing = false;
    await visitors;
    expect(thanked.length).toBeGreaterThan(before.length);

    const { database } = await restored(folder, await newDatabase(engine));
    const rows = await database.selectFrom('submissions').select('reference').execute();
    expect(rows.map(({ reference }) => reference)).toEqual(expect.arrayContaining(before));
    // Nothing of a message is there without the rest of it.
    for (const table of ['consents', 'files', 'outbox'] as const) {
      const parts = await database.selectFrom(table).select('submission_id').distinct().execute();
      expect(parts).toHaveLength(rows.length);
    }

    async function sendOnAndOn() {
      while (writing) {
        // Each comes by a request of its own, between which the backup goes on.
        await setImmediate();
        thanked.push((await submit(store, withFile(), now)).reference);
      }
    }
  });

  test('it is restored into the other database as well, to the last byte', async () => {
    const { location, store } = await openNewDatabase(engine);
    await getSecret(store, 'forms');
    for (let at = 0; at < 5; at += 1) await submit(store, withFile(), now);
    const { folder } = await makeBackup(location, location.backups, now);
    const other = await restored(folder, await newDatabase(others[engine]));
    expect(await contentsOf(other)).toEqual(await contentsOf(store));
  });

  test('it is never restored over anything', async () => {
    const { location, store } = await openNewDatabase(engine);
    await submit(store, message(), now);
    const { folder } = await makeBackup(location, location.backups, now);
    await expect(restore(folder, location)).rejects.toThrow(
      /can only be restored into an empty (?:folder|one)/,
    );
    expect((await contentsOf(store)).submissions?.rows).toBe(1);
  });
});

test('a backup is for its owner alone', async () => {
  const { folder, location } = await madeBackup();
  const modes = [location.backups, folder, join(folder, 'manifest.json'), join(folder, 'site.db')].map(
    (path) => statSync(path).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o700, 0o600, 0o600]);
});

test.each<[string, (folder: string) => void, RegExp]>([
  ['whose copy was changed in one byte', flipLastByte, /site\.db has changed since the backup was made/],
  [
    'whose copy grew',
    (folder) => appendFileSync(join(folder, 'site.db'), 'x'),
    /has changed since the backup was made/,
  ],
  ['whose copy is gone', (folder) => rmSync(join(folder, 'site.db')), /site\.db is missing/],
  ['whose note is gone', (folder) => rmSync(join(folder, 'manifest.json')), /is not a backup/],
  [
    'whose note counts other messages',
    (folder) => edit(folder, /"rows": 1/, '"rows": 2'),
    /: submissions\.$/,
  ],
  ['whose note is none', (folder) => edit(folder, /^\{/, ''), /was changed or belongs to another version/],
  [
    'that is newer than the program',
    (folder) => edit(folder, /"schemaVersion": ".+"/, '"schemaVersion": "9999"'),
    /is newer/,
  ],
])('a backup %s is refused, and leaves nothing behind', async (_, tamper, sentence) => {
  const { folder } = await madeBackup();
  tamper(folder);
  const empty = await newDatabase('sqlite');
  await expect(restore(folder, empty)).rejects.toThrow(sentence);
  expect(readdirSync(empty.dataDir)).toEqual([]);
  await expect(proveRestore(folder)).rejects.toThrow(sentence);
});

test('a second backup at the same moment is not written over the first', async () => {
  const { folder, location } = await madeBackup();
  await expect(makeBackup(location, location.backups, now)).rejects.toThrow(/was not overwritten/);
  expect(await backupsIn(location.backups)).toEqual([folder]);
  expect(readdirSync(location.backups)).toHaveLength(1);
});

test('the operator backs up, and old backups go as they were told to; then tries one and restores it', async () => {
  const { location } = await madeBackup();
  await makeBackup(location, location.backups, now + 1000);
  const env = { BACKUP_DIR: location.backups };
  const made = await runEntry(entryOf('backup-main'), ['--keep', '2'], { location, env });
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(/\n1 message, 1 file\. Test restore passed\.\nDeleted: 1 older backup\.\n$/);
  const [newest = '', ...rest] = await backupsIn(location.backups);
  expect(rest).toHaveLength(1);
  const tried = await runEntry(entryOf('restore-main'), [newest, '--check'], { location });
  expect(tried.out).toBe('The backup is complete and can be restored: 1 message, 1 file.\n');
  const empty = await newDatabase('sqlite');
  const there = await runEntry(entryOf('restore-main'), [newest], { location: empty });
  expect(there.out).toMatch(/^Restored: 1 message, 1 file, as of /);
  expect(readdirSync(empty.dataDir)).toEqual(['site.db']);
  const again = await runEntry(entryOf('restore-main'), [newest], { location: empty });
  expect(again).toMatchObject({ code: 1, out: '', err: expect.stringContaining('already exists') });
});

test('a backup that is suddenly empty is refused: it is of another site', async () => {
  const { location, folder } = await madeBackup();
  const { location: empty } = await openNewDatabase('sqlite');
  const env = { BACKUP_DIR: location.backups };
  const made = await runEntry(entryOf('backup-main'), [], { location: empty, env });
  expect(made).toMatchObject({ code: 1, out: '', err: expect.stringContaining('had 1 message') });
  expect(await backupsIn(location.backups)).toEqual([folder]);
});

test('a restore is tried beside the backup, and what a killed one left there is cleaned up', async () => {
  const { location, folder } = await madeBackup();
  const left = join(location.backups, 'backup-2026-11-20T00-30-00Z.unfinished-abc123');
  cpSync(folder, left, { recursive: true });
  await prune(location.backups, 14, now + 2 * dayMs);
  expect(readdirSync(location.backups)).toEqual([basename(folder)]);
  await using place = await placeBeside(folder);
  expect(dirname(place.path)).toBe(location.backups);
  expect(statSync(place.path).mode & 0o777).toBe(0o700);
});

test('what a killed restore left in the data folder goes with the next', async () => {
  const { folder } = await madeBackup();
  const empty = await newDatabase('sqlite');
  mkdirSync(join(empty.dataDir, 'restoring-abc123'));
  await restore(folder, empty);
  expect(readdirSync(empty.dataDir)).toEqual(['site.db']);
});

test('where there is nothing to back up, it is said', async () => {
  const location = await newDatabase('sqlite');
  await expect(makeBackup(location, location.backups, now)).rejects.toThrow(/^There is no database in /);
  expect(readdirSync(location.backups)).toEqual([]);
});

function entryOf(name: string) {
  return fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
}

function withFile() {
  const bytes = new Uint8Array(3_000).fill(7);
  return messageOfAnother({ file: { name: 'سيرة.pdf', type: 'application/pdf', bytes, warnings: [] } });
}

function flipLastByte(folder: string) {
  const file = join(folder, 'site.db');
  const bytes = readFileSync(file);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

function edit(folder: string, pattern: RegExp, text: string) {
  const note = join(folder, 'manifest.json');
  writeFileSync(note, readFileSync(note, 'utf8').replace(pattern, text));
}

async function madeBackup() {
  const { location, store } = await openNewDatabase('sqlite');
  await submit(store, withFile(), now);
  return { location, ...(await makeBackup(location, location.backups, now)) };
}

async function restored(folder: string, into: TestDatabase) {
  await restore(folder, into);
  const store = await openDatabase(into);
  endings.push(() => store.close());
  return store;
}

async function newDatabase(engine: Engine): Promise<TestDatabase & { backups: string }> {
  const [location, beside] = [await createTestDatabase(engine), await createTestDatabase('sqlite')];
  endings.push(
    () => location.remove(),
    () => beside.remove(),
  );
  return { ...location, backups: join(beside.dataDir, 'backups') };
}

async function openNewDatabase(engine: Engine) {
  const location = await newDatabase(engine);
  const store = await openDatabase(location);
  endings.push(() => store.close());
  return { location, store };
}
