import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { dayMs, hourMs } from '#lib/durations.ts';
import type { DatabaseLocation } from '#server/database/open-database.ts';
import { databaseEngines, freshStore } from '#server/database/store.fixture.ts';
import { diskSpaceAt } from '#server/health/site-checks.ts';
import { submission } from '#server/submissions/submission.fixture.ts';
import { submit } from '#server/submissions/submit.ts';
import { makeBackup } from '../backup/backup.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk, checkLastBackup } from './check-machine.ts';
import { short } from './short.fixture.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const limits = {
  minFreeBytes: 0,
  maxUndeliveredMs: hourMs,
  smtpUrl: 'smtp://mail.example',
  webhookUrl: undefined,
};

describe.each(databaseEngines)('the database on %s', (engine) => {
  test('is healthy, or has emails that wait', async () => {
    const store = await freshStore(engine);
    const { location } = store;
    expect(short(await checkDatabase({ ...limits, ...location }, now))).toEqual([
      expect.stringMatching(/^ok: \w+ accepts writes/),
      'ok: No email or webhook has been waiting too long.',
    ]);
    await submit(store, submission(), now - 2 * hourMs);
    const outbox = store.database.updateTable('outbox').set({ state: 'failed' });
    await outbox.where('kind', '=', 'staff-mail').execute();
    expect(short(await checkDatabase({ ...limits, ...location }, now))).toEqual([
      expect.stringMatching(/^ok/),
      'failing: The office has not been told of a submission since 2026-11-21 10:00.',
      'warning: 1 delivery failed permanently.',
    ]);
    // The check has changed nothing.
    expect(await store.database.selectFrom('secrets').selectAll().execute()).toEqual([]);
  });
});

test('a missing, locked, older and newer database get different messages', async () => {
  const { location, close } = await freshStore('sqlite');
  const other = new DatabaseSync(join(location.dataDir, 'site.db'));
  other.exec('begin immediate');
  const found = async (where: DatabaseLocation = location) =>
    short(await checkDatabase({ ...limits, ...where }, now))[0];
  expect(await found()).toBe('failing: The database cannot be used: database is locked');
  other.exec('rollback');
  other.exec("insert into kysely_migration values ('9999-later', '')");
  expect(await found()).toMatch(/^failing: The database belongs to a newer release/);
  other.exec('delete from kysely_migration');
  other.close();
  expect(await found()).toMatch(/^failing: The tables are missing/);
  await close();
  const none = { dataDir: join(location.dataDir, 'none') };
  expect(await found(none)).toMatch(/^failing: There is no database in /);
  const away = { dataDir: '', databaseUrl: 'postgres://user:hunter2@127.0.0.1:1/site' };
  expect(await found(away)).toMatch(/^failing: The database cannot be used(?!.*hunter2)/);
});

test('a full disk is reported once', async () => {
  const { free } = await diskSpaceAt('/');
  const folders = { dataDir: '/', backupDir: '/nowhere/at/all' };
  const found = async (minFreeBytes: number) => {
    const [first, ...others] = short(await checkDisk({ ...folders, minFreeBytes }));
    expect(others.join()).not.toContain('/nowhere');
    return first;
  };
  expect(await found(0)).toMatch(/^ok: /);
  expect(await found(0.75 * free)).toMatch(/^warning: .+ MB are free at \//);
  expect(await found(1e18)).toMatch(/^failing: /);
});

test('the age and the content of the last backup are checked', async () => {
  const { location } = await freshStore('sqlite');
  const folder = join(location.dataDir, 'backups');
  const backup = async (at = now) => short(await checkLastBackup(folder, at));
  expect((await backup())[0]).toMatch(/^failing: There is no backup in /);
  const made = await makeBackup(location, folder, now - 3 * hourMs);
  expect(await backup()).toEqual(['ok: The last backup is 3 hours old.']);
  expect(await backup(now + dayMs)).toEqual(['failing: The last backup is 27 hours old.']);
  // The clock was ahead, and no backup has been made since it is right.
  await makeBackup(location, folder, now + 900 * dayMs);
  expect(await backup(now + dayMs)).toEqual(['failing: The last backup is 27 hours old.']);
  appendFileSync(join(made.folder, 'site.db'), 'x');
  expect((await backup())[0]).toMatch(/^failing: .+ has changed since the backup was made/);
});
