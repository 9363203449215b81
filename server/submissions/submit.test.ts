import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { dayMs } from '#lib/durations.ts';
import { databaseEngines, freshStore, openStore, type TestStore } from '#server/database/store.fixture.ts';
import type { DeliveryKind } from '#server/database/tables.ts';
import { submission, typed } from './submission.fixture.ts';
import { isRepeat, submit } from './submit.ts';

describe.each(databaseEngines)('%s', (engine) => {
  let store: TestStore;
  beforeEach(async () => {
    store = await freshStore(engine);
  });

  function countRows() {
    const tables = ['submissions', 'consents', 'outbox', 'files'] as const;
    return Promise.all(
      tables.map(async (table) => {
        const count = store.database.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'));
        return (await count.executeTakeFirstOrThrow()).count;
      }),
    );
  }

  test('a submission is stored with its consent, its deliveries and its file', async () => {
    const bytes = new Uint8Array([0, 255, 37, 10]);
    const values = { ...typed, message: 'سطر\nline \u0000 \u202e 👩🏽‍💻 \ud800 end' };
    const file = { name: 'سيرة\0.pdf', type: 'application/pdf', bytes, warnings: ['old'] };
    const createdAt = 1_793_000_000_000;
    const { reference } = await submit(store, submission({ values, file }), createdAt);
    expect(reference).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);

    const row = await store.database.selectFrom('submissions').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      reference,
      form: 'contact',
      language: 'ar',
      state: 'accepted',
      country: 'ksa',
      email: 'mona@company.example',
      suspicions: '[]',
      created_at: createdAt,
    });
    expect(JSON.parse(row.fields)).toEqual(values);
    expect(await store.database.selectFrom('consents').selectAll().execute()).toEqual([
      {
        submission_id: row.id,
        purpose: 'privacy',
        given: 1,
        at: createdAt,
        notice_version: '2026-11-01 3f9a',
        notice_language: 'ar',
      },
    ]);
    const outbox = await store.database.selectFrom('outbox').selectAll().execute();
    expect(outbox.map(({ kind }) => kind).sort()).toEqual(['confirmation-mail', 'staff-mail']);
    expect(outbox[0]).toMatchObject({ state: 'queued', attempts: 0, send_at: createdAt, sent_at: null });
    const stored = await store.database.selectFrom('files').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ name: 'سيرة.pdf', size: 4, warnings: '["old"]' });
    expect(new Uint8Array(stored.bytes)).toEqual(bytes);
  });

  test('a submission without an address gets no confirmation', async () => {
    await submit(store, submission({ form: 'training', values: { mobileNumber: '+20100' } }), 1);
    const kinds = await store.database.selectFrom('outbox').select('kind').execute();
    expect(kinds).toEqual([{ kind: 'staff-mail' }]);
  });

  test('an address gets at most three confirmations a day', async () => {
    const to = (email: string) => submission({ values: { ...typed, email } });
    const send = (email: string, now: number) => submit(store, to(email), now);
    const count = async (kind: DeliveryKind) =>
      (await store.database.selectFrom('outbox').select('id').where('kind', '=', kind).execute()).length;
    await Promise.all(Array.from({ length: 20 }, () => send('victim@home.example', 1000)));
    const spellings = ['Victim@Home.example', '\u202avictim@home.example\u202c', 'victim@home.example\u200b'];
    for (const spelling of spellings) await send(spelling, 2000);
    expect([await count('staff-mail'), await count('confirmation-mail')]).toEqual([23, 3]);
    await send('other@home.example', 2000);
    await send('victim@home.example', 1000 + dayMs);
    expect([await count('staff-mail'), await count('confirmation-mail')]).toEqual([25, 5]);
    // A quarantined submission uses up no confirmation.
    const held = submission({ values: { ...typed, email: 'held@home.example' }, suspicions: ['too-fast'] });
    for (let times = 0; times < 4; times += 1)
      await submit(store, { ...held, idempotencyKey: `${times}` }, 1);
    await send('held@home.example', 2);
    expect(await count('confirmation-mail')).toBe(5 + 4 + 1);
  });

  test('if a delivery cannot be stored, nothing of its submission is, and others are', async () => {
    await sql`create unique index broken on outbox (kind) where kind = 'webhook'`.execute(store.database);
    const ends = await Promise.allSettled(
      [
        submission({ deliveryKinds: ['webhook'] }),
        submission({ deliveryKinds: ['staff-mail', 'webhook'] }),
        submission(),
      ].map((each) => submit(store, each, 1)),
    );
    // PostgreSQL decides which of the two is second.
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(ends[2]?.status).toBe('fulfilled');
    const outbox = await store.database.selectFrom('outbox').select('id').execute();
    expect(await countRows()).toEqual([2, 2, outbox.length, 0]);
  });

  test('200 simultaneous posts of one key are one submission, and all get its reference', async () => {
    const sent = submission();
    const stores = [store, await openStore(store.location, { waitMs: 30_000 })];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => stores.map((own) => submit(own, sent, at))).flat(),
    );
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await countRows()).toEqual([1, 1, 2, 0]);
    expect(await isRepeat(store, sent)).toBe(true);
  });

  test('changed values under the same key are another submission, reordered values are not', async () => {
    const first = submission();
    const one = await submit(store, first, 1);
    const reordered = Object.fromEntries(Object.entries(first.values).reverse());
    expect(await submit(store, { ...first, values: reordered }, 2)).toEqual(one);
    const changed = { ...first, values: { ...first.values, message: 'Another text' } };
    expect(await isRepeat(store, changed)).toBe(false);
    const other = await submit(store, changed, 3);
    expect(other.reference).not.toBe(one.reference);
  });

  test('a reference in use is replaced by another', async () => {
    const draws = [1, 1, 1, 2];
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
      if (bytes instanceof Uint8Array) bytes.fill(draws.shift() ?? 3);
      return bytes;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const references = [];
    for (const at of [1, 2]) references.push(await submit(store, submission(), at));
    expect(references).toEqual([{ reference: 'BBBB-BBBB' }, { reference: 'CCCC-CCCC' }]);
  });

  test('another file under the same key is another submission, the same file renamed is not', async () => {
    const file = { name: 'a.pdf', type: 'a', bytes: new Uint8Array([1]), warnings: [] };
    const first = submission({ file });
    const { reference } = await submit(store, first, 1);
    const renamed = { ...first, file: { ...file, name: 'b.pdf' } };
    expect(await submit(store, renamed, 2)).toEqual({ reference });
    const other = { ...first, file: { ...file, bytes: new Uint8Array([2]) } };
    expect((await submit(store, other, 3)).reference).not.toBe(reference);
  });
});
