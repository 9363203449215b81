import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { dayMs } from '#i18n/time.ts';
import { inProcess } from '../database/process.fixture.ts';
import { engines, freshStore } from '../database/store.fixture.ts';
import type { DeliveryKind } from '../database/tables.ts';
import { message, messageOfAnother } from './message.fixture.ts';
import { findByKey, isRepeat, submit } from './submit.ts';

type Fresh = Awaited<ReturnType<typeof freshStore>>;
const open: Fresh[] = [];
afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
});

describe.each(engines)('%s', (engine) => {
  async function newStore() {
    const store = await freshStore(engine);
    open.push(store);
    return store;
  }
  async function countRows({ database }: Fresh) {
    const tables = ['submissions', 'consents', 'outbox', 'files'] as const;
    return Promise.all(
      tables.map(async (table) => {
        const count = database.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'));
        return (await count.executeTakeFirstOrThrow()).count;
      }),
    );
  }

  test('a message is stored with its consent, deliveries and file as it was sent', async () => {
    const store = await newStore();
    const bytes = new Uint8Array([0, 255, 37, 10]);
    const values = { ...message().values, message: 'سطر\nline \u0000 \u202e 👩🏽‍💻 \ud800 end' };
    const sent = message({
      values,
      file: { name: 'سيرة\0.pdf', type: 'application/pdf', bytes, warnings: ['old'] },
    });
    const { reference, createdAt, repeated } = await submit(store, sent, 1_793_000_000_000);
    expect([createdAt, repeated]).toEqual([1_793_000_000_000, false]);
    expect(reference).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);

    const row = await store.database.selectFrom('submissions').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      reference,
      form: 'contact',
      language: 'ar',
      state: 'accepted',
      country: 'ksa',
    });
    expect(row).toMatchObject({ email: 'mona@company.example', suspicions: '[]', created_at: createdAt });
    expect(JSON.parse(row.fields)).toEqual(values);
    const consent = await store.database.selectFrom('consents').selectAll().executeTakeFirstOrThrow();
    expect(consent).toEqual({
      submission_id: row.id,
      purpose: 'privacy',
      given: 1,
      at: createdAt,
      notice_version: '2026-11-01 3f9a',
      notice_language: 'ar',
    });
    const outbox = await store.database.selectFrom('outbox').selectAll().execute();
    expect(outbox.map(({ kind }) => kind).sort()).toEqual(['confirmation-mail', 'staff-mail']);
    expect(outbox[0]).toMatchObject({ state: 'due', attempts: 0, due_at: createdAt, sent_at: null });
    const file = await store.database.selectFrom('files').selectAll().executeTakeFirstOrThrow();
    expect(file).toMatchObject({ name: 'سيرة.pdf', size: 4, warnings: '["old"]' });
    expect(new Uint8Array(file.bytes)).toEqual(bytes);
  });

  test('a message under suspicion is stored, and its deliveries wait', async () => {
    const store = await newStore();
    await submit(store, message({ suspicions: ['honeypot', 'too-fast'] }), 1);
    const row = await store.database.selectFrom('submissions').selectAll().executeTakeFirstOrThrow();
    expect([row.state, JSON.parse(row.suspicions)]).toEqual(['quarantined', ['honeypot', 'too-fast']]);
    const states = await store.database.selectFrom('outbox').select('state').execute();
    expect(states.map(({ state }) => state)).toEqual(['quarantined', 'quarantined']);
  });

  test('who leaves no address gets no confirmation', async () => {
    const store = await newStore();
    await submit(store, message({ form: 'training', values: { mobileNumber: '+20100' } }), 1);
    const kinds = await store.database.selectFrom('outbox').select('kind').execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['staff-mail']);
  });

  test('a receiver is sent three confirmations a day, however many messages name them', async () => {
    const store = await newStore();
    const values = { ...message().values, email: 'victim@home.example' };
    await Promise.all(Array.from({ length: 20 }, () => submit(store, message({ values }), 1000)));
    await submit(store, message({ values: { ...values, email: 'Victim@Home.example' } }), 2000);
    const count = async (kind: DeliveryKind) =>
      (await store.database.selectFrom('outbox').select('id').where('kind', '=', kind).execute()).length;
    expect([await count('staff-mail'), await count('confirmation-mail')]).toEqual([21, 3]);
    await submit(store, message({ values: { ...values, email: 'other@home.example' } }), 2000);
    await submit(store, message({ values }), 1000 + dayMs);
    expect([await count('staff-mail'), await count('confirmation-mail')]).toEqual([23, 5]);
  });

  test('when a delivery cannot be stored, nothing is, and neighbours are not touched', async () => {
    const store = await newStore();
    await sql`create unique index broken on outbox (kind) where kind = 'webhook'`.execute(store.database);
    const [first, second, plain] = [
      message({ deliveries: ['webhook'] }),
      message({ deliveries: ['staff-mail', 'webhook'] }),
      message(),
    ];
    const ends = await Promise.allSettled([first, second, plain].map((each) => submit(store, each, 1)));
    // Which of the two is second, PostgreSQL decides.
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(ends[2]?.status).toBe('fulfilled');
    const outbox = await store.database.selectFrom('outbox').select('id').execute();
    expect(await countRows(store)).toEqual([2, 2, outbox.length, 0]);
  });

  test('200 sends of one key at once store one message, and all get its reference', async () => {
    const store = await newStore();
    const sent = message();
    const answers = await Promise.all(Array.from({ length: 200 }, (_, at) => submit(store, sent, at)));
    expect(new Set(answers.map(({ reference, createdAt }) => `${reference} ${createdAt}`)).size).toBe(1);
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await countRows(store)).toEqual([1, 1, 2, 0]);
    expect(await isRepeat(store, sent)).toBe(true);
  });

  test('two processes that send one key at once store one message', async () => {
    const store = await newStore();
    const sent = message();
    const program = `
      const { submit } = await import(${JSON.stringify(import.meta.resolve('./submit.ts'))});
      const sent = ${JSON.stringify(sent)};
      print(await Promise.all(Array.from({ length: 100 }, () => submit(store, sent, 1))));`;
    const answers = (
      await Promise.all(
        [1, 2].map(() => inProcess<Awaited<ReturnType<typeof submit>>[]>(store.location, program)),
      )
    ).flat();
    expect(answers).toHaveLength(200);
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await countRows(store)).toEqual([1, 1, 2, 0]);
  });

  test('many messages at once are all stored, each under a reference of its own', async () => {
    const store = await newStore();
    const answers = await Promise.all(
      Array.from({ length: 250 }, (_, at) => submit(store, messageOfAnother(), at)),
    );
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(250);
    expect(await countRows(store)).toEqual([250, 250, 500, 0]);
  });

  test('changed values under the same key are another message, values in another order are not', async () => {
    const store = await newStore();
    const first = message();
    const one = await submit(store, first, 1);
    const reordered = Object.fromEntries(Object.entries(first.values).reverse());
    expect(await submit(store, { ...first, values: reordered }, 2)).toEqual({ ...one, repeated: true });
    const changed = { ...first, values: { ...first.values, message: 'Another text' } };
    expect(await isRepeat(store, changed)).toBe(false);
    const other = await submit(store, changed, 3);
    expect(other.reference).not.toBe(one.reference);
    const about = { form: 'contact', language: 'ar' };
    for (const [{ reference }, createdAt] of [
      [one, 1],
      [other, 3],
    ] as const)
      expect(await findByKey(store, first.idempotencyKey, reference)).toEqual({
        reference,
        createdAt,
        ...about,
      });
    expect(await findByKey(store, 'another', one.reference)).toBeUndefined();
  });

  test('another file under the same key is another message', async () => {
    const store = await newStore();
    const first = message({ file: { name: 'a.pdf', type: 'a', bytes: new Uint8Array([1]), warnings: [] } });
    const { reference } = await submit(store, first, 1);
    const again = await submit(store, { ...first, file: { ...file(first), name: 'b.pdf' } }, 2);
    expect(again).toMatchObject({ reference, repeated: true });
    const other = await submit(store, { ...first, file: { ...file(first), bytes: new Uint8Array([2]) } }, 3);
    expect(other.repeated).toBe(false);
  });
});

function file({ file }: ReturnType<typeof message>) {
  if (!file) throw new Error('no file');
  return file;
}
