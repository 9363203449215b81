import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { cleanUp, closing } from '#tests/support/server/clean-up.ts';
import { sqliteFile } from './open-database.ts';
import { keepWalShort, truncateWal, withDiskReserve } from './sqlite-space.ts';
import { bytesOnDisk, freshStore } from './store.fixture.ts';

test('text that is erased during a read leaves the database’s log when the read ends', async () => {
  const store = await freshStore('sqlite');
  const hasTraces = () => bytesOnDisk(store.location).includes('Alqahtani');
  await store.database.insertInto('secrets').values({ name: 'Mona Alqahtani', value: '' }).execute();
  const reader = closing(new DatabaseSync(sqliteFile(store.location.dataDir)));
  reader.exec('begin; select * from secrets');
  cleanUp(keepWalShort(store, 5));
  await store.database.deleteFrom('secrets').execute();
  expect(await truncateWal(store, 2)).toBe(false);
  expect(hasTraces()).toBe(true);
  reader.exec('rollback');
  await expect.poll(hasTraces).toBe(false);
});

test('a folder that cannot be written has no reserve, which stops nothing', async () => {
  const store = { ...(await freshStore('sqlite')), file: '/dev/null/data/site.db' };
  expect(await withDiskReserve(store, async () => 'done')).toBe('done');
});
