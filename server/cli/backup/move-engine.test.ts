import { expect, test } from 'vitest';
import { closing, newFolder } from '#server/clean-up.fixture.ts';
import { connect, getSecret, type Store } from '#server/database/open-database.ts';
import {
  createTestDatabase,
  engines,
  freshStore,
  openStore,
  type TestDatabase,
} from '#server/database/store.fixture.ts';
import { contentsOf } from '#server/database/table-rows.ts';
import { insertDraft } from '#server/messages/drafts.ts';
import { message, typed } from '#server/messages/message.fixture.ts';
import { submit } from '#server/messages/submit.ts';
import { makeBackup } from './backup.ts';
import { restore } from './restore.ts';

test.each(engines)(
  'a site moves from %s to the other database and back with its forms closed, to the last byte',
  async (from) => {
    const to = from === 'sqlite' ? 'postgres' : 'sqlite';
    const source = await freshStore(from);
    await fill(source, 230);
    const before = await contentsOf(source);
    expect([before.submissions?.rows, before.files?.rows]).toEqual([230, 9]);

    const closed = closing(connect(source.location, { readOnly: true }));
    await expect(submit(closed, message(), 1)).rejects.toMatchObject({ code: 'storage-unavailable' });
    const moved = await move(source.location, await createTestDatabase(to));
    expect(await contentsOf(source)).toEqual(before);
    expect(await contentsOf(moved)).toEqual(before);

    const back = await move(moved.location, await createTestDatabase(from));
    expect(await contentsOf(back)).toEqual(before);
    expect(await getSecret(back, 'forms')).toBe(await getSecret(source, 'forms'));
    expect(await submit(back, message(), 1)).toMatchObject({ repeated: false });
  },
);

async function move(from: TestDatabase, to: TestDatabase) {
  const { folder } = await makeBackup(from, newFolder(), Date.now());
  await restore(folder, to);
  return openStore(to);
}

/** Messages with everything that hangs on them: consents, deliveries, files, a draft, a secret. */
async function fill(store: Store, messages: number) {
  await getSecret(store, 'forms');
  const file = { name: 'سيرة.pdf', type: 'application/pdf', warnings: ['old'] };
  const values = { ...typed, message: 'سطر\nline \u0000 \u202e 👩🏽‍💻' };
  for (let at = 0; at < messages; at += 1) {
    const one = message({
      values,
      suspicions: at % 20 === 1 ? ['honeypot'] : [],
      file: at % 25 === 9 ? { ...file, bytes: new Uint8Array(2_000).fill(at) } : undefined,
    });
    await submit(store, one, 1_793_000_000_000 + at);
  }
  await insertDraft(store, { ...file, bytes: new Uint8Array(9) }, Date.now());
}
