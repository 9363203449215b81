import { expect, test } from 'vitest';
import { connect, getSecret, type Store } from '#server/database/open-database.ts';
import {
  createTestDatabase,
  databaseEngines,
  freshStore,
  openStore,
  type TestDatabase,
} from '#server/database/store.fixture.ts';
import { contentsOf } from '#server/database/table-contents.ts';
import { insertPendingUpload } from '#server/submissions/pending-uploads.ts';
import { submission, typed } from '#server/submissions/submission.fixture.ts';
import { submit } from '#server/submissions/submit.ts';
import { closing, newFolder } from '#tests/support/server/clean-up.ts';
import { makeBackup } from './backup.ts';
import { restore } from './restore.ts';

// The way there and back has both directions.
test.each(process.env.TEST_ALL ? databaseEngines : ['sqlite' as const])(
  'a site moves from %s to the other database and back without losing a byte',
  async (from) => {
    const to = from === 'sqlite' ? 'postgres' : 'sqlite';
    const source = await freshStore(from);
    await fill(source);
    const before = await contentsOf(source);
    expect([before.files?.rows, before.analytics?.rows]).toEqual([9, 230]);

    const closed = closing(connect(source.location, { readOnly: true }));
    await expect(submit(closed, submission(), 1)).rejects.toMatchObject({ code: 'storage-unavailable' });
    const moved = await move(source.location, await createTestDatabase(to));
    expect(await contentsOf(source)).toEqual(before);
    expect(await contentsOf(moved)).toEqual(before);

    const back = await move(moved.location, await createTestDatabase(from));
    expect(await contentsOf(back)).toEqual(before);
    expect(await getSecret(back, 'forms')).toBe(await getSecret(source, 'forms'));
    expect(await submit(back, submission(), 1)).toEqual({ reference: expect.any(String) });
  },
);

async function move(from: TestDatabase, to: TestDatabase) {
  const { folder } = await makeBackup(from, newFolder(), Date.now());
  await restore(folder, to);
  return openStore(to);
}

/** Stores submissions with their rows, and more files and counts than are read at once. */
async function fill(store: Store) {
  await getSecret(store, 'forms');
  const file = { name: 'سيرة.pdf', type: 'application/pdf', warnings: ['old'] };
  const text = 'سطر\nline \u202e 👩🏽‍💻';
  for (let at = 0; at < 9; at += 1) {
    const one = submission({
      values: { ...typed, message: `${text} \u0000` },
      suspicions: at === 1 ? ['honeypot'] : [],
      file: { ...file, bytes: new Uint8Array(2_000).fill(at) },
    });
    await submit(store, one, 1_793_000_000_000 + at);
  }
  await insertPendingUpload(store, { ...file, bytes: new Uint8Array(9) }, Date.now());
  const counted = { day: '2026-11-23', kind: 'search', language: 'ar', path: '', count: 1 } as const;
  const counts = Array.from({ length: 230 }, (_, at) => ({ ...counted, name: `${text} ${at}` }));
  await store.database.insertInto('analytics').values(counts).execute();
}
