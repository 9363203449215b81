import { execFileSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { cleanUp, closing } from '../clean-up.fixture.ts';
import { freshStore } from './store.fixture.ts';
import { keepWalShort, truncateWal } from './truncate-wal.ts';

test('what is erased while somebody reads the database leaves its log as soon as the reader has gone', async () => {
  const store = await freshStore('sqlite');
  const { dataDir } = store.location;
  await store.database.insertInto('secrets').values({ name: 'Mona Alqahtani', value: '' }).execute();
  const reader = closing(new DatabaseSync(`${dataDir}/site.db`));
  reader.exec('begin; select * from secrets');
  cleanUp(keepWalShort(store, 5));
  await store.database.deleteFrom('secrets').execute();
  expect(await truncateWal(store, 2)).toBe(false);
  expect(traces(dataDir)).not.toBe('');
  reader.exec('rollback');
  await expect.poll(() => traces(dataDir)).toBe('');
});

/** Another process has to read them: closing a file gives up all locks that this process has on it. */
function traces(dataDir: string): string {
  const search = `grep -l Alqahtani '${dataDir}'/site.db* || true`;
  return execFileSync('sh', ['-c', search], { encoding: 'utf8' });
}
