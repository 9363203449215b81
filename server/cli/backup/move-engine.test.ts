import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { connect, type Engine, getSecret, openDatabase, type Store } from '#server/database/open-database.ts';
import { createTestDatabase, type TestDatabase } from '#server/database/store.fixture.ts';
import { contentsOf } from '#server/database/table-rows.ts';
import { insertDraft } from '#server/messages/drafts.ts';
import { message } from '#server/messages/message.fixture.ts';
import { submit } from '#server/messages/submit.ts';
import { runEntry } from '../run-program.fixture.ts';
import { backupsIn } from './backup-folder.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

const directions: [Engine, Engine][] = [
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
];

test.each(directions)(
  'a site moves from %s to %s and back with its forms closed, to the last byte',
  async (from, to) => {
    const [first, second, third] = [await newDatabase(from), await newDatabase(to), await newDatabase(from)];
    const source = await openStore(first);
    await fill(source, 230);
    const before = await contentsOf(source);
    expect(before.submissions?.rows).toBe(230);

    const closed = connect(first, { readOnly: true });
    endings.push(() => closed.close());
    await expect(submit(closed, message(), 1)).rejects.toMatchObject({ code: 'storage-unavailable' });
    await moveBetween(first, second);
    expect(await contentsOf(source)).toEqual(before);
    const target = await openStore(second);
    expect(await contentsOf(target)).toEqual(before);

    await moveBetween(second, third);
    const back = await openStore(third);
    expect(await contentsOf(back)).toEqual(before);
    expect(await getSecret(back, 'forms')).toBe(await getSecret(source, 'forms'));
    expect(await submit(back, message(), 1)).toMatchObject({ repeated: false });
  },
);

/** As the operator does it. */
async function moveBetween(from: TestDatabase, to: TestDatabase) {
  const backups = join(from.dataDir, 'backups');
  const made = await runEntry(entryOf('backup-main'), [], { location: from, env: { BACKUP_DIR: backups } });
  expect(made).toMatchObject({ code: 0, err: '' });
  const [backup = ''] = await backupsIn(backups);
  const restored = await runEntry(entryOf('restore-main'), [backup], { location: to });
  expect(restored).toMatchObject({ code: 0, err: '', out: expect.stringContaining('230 messages, 9 files') });
}

function entryOf(name: string) {
  return fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
}

async function newDatabase(engine: Engine): Promise<TestDatabase> {
  const location = await createTestDatabase(engine);
  endings.push(() => location.remove());
  return location;
}

async function openStore(location: TestDatabase): Promise<Store> {
  const store = await openDatabase(location);
  endings.push(() => store.close());
  return store;
}

/** Messages with everything that hangs on them: consents, deliveries, files, a draft, a secret. */
async function fill(store: Store, messages: number) {
  await getSecret(store, 'forms');
  const file = { name: 'سيرة.pdf', type: 'application/pdf', warnings: ['old'] };
  for (let at = 0; at < messages; at += 1) {
    await submit(
      store,
      message({
        values: { ...message().values, message: 'سطر\nline \u0000 \u202e 👩🏽‍💻' },
        suspicions: at % 20 === 1 ? ['honeypot'] : [],
        file: at % 25 === 9 ? { ...file, bytes: new Uint8Array(2_000).fill(at) } : undefined,
      }),
      1_793_000_000_000 + at,
    );
  }
  await insertDraft(store, { ...file, bytes: new Uint8Array(9) }, Date.now());
}
