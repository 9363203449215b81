import { describe, expect, test } from 'vitest';
import type { FormId } from '#codes/form-codes.ts';
import { databaseEngines, freshStore } from '#server/database/store.fixture.ts';
import { purgeSubmissions } from './retention.ts';
import { retention, submission } from './submission.fixture.ts';
import type { Suspicion } from './submission-rows.ts';
import { submit } from './submit.ts';

const now = Date.parse('2028-03-31T12:00:00Z');

describe.each(databaseEngines)('%s', (engine) => {
  test('every submission is deleted with all its rows when its time is over, not before', async () => {
    const store = await freshStore(engine);
    const file = { name: 'a.pdf', type: 'application/pdf', bytes: new Uint8Array(9), warnings: [] };
    const sent: [form: FormId, end: string, suspicions: Suspicion[]][] = [
      ['contact', '2026-03-31T12:00:00Z', []],
      ['training', '2027-03-31T12:00:00Z', []],
      ['application', '2027-03-31T12:00:00Z', []],
      ['contact', '2028-03-01T12:00:00Z', ['honeypot']],
      ['application', '2028-03-01T12:00:00Z', ['honeypot']],
    ];
    for (const [form, end, suspicions] of sent) {
      const one = () => submission({ form, suspicions, ...(form === 'application' && { file }) });
      for (const at of [Date.parse(end), Date.parse(end) - 1]) await submit(store, one(), at);
    }
    await purgeSubmissions(store, retention, now);
    const submissions = store.database.selectFrom('submissions').orderBy('created_at');
    const left = await submissions.select('id').execute();
    const moments = await submissions.select('created_at').execute();
    expect(moments.map(({ created_at }) => created_at)).toEqual(sent.map(([, end]) => Date.parse(end)));
    for (const table of ['consents', 'outbox', 'files'] as const) {
      const owners = await store.database.selectFrom(table).select('submission_id').distinct().execute();
      expect(owners).toHaveLength(table === 'files' ? 2 : 5);
      for (const owner of owners) expect(left).toContainEqual({ id: owner.submission_id });
    }
  });

  test('a month before the 31st is the last day of a shorter month', async () => {
    const store = await freshStore(engine);
    const end = Date.parse('2028-02-29T12:00:00Z');
    for (const at of [end, end - 1]) await submit(store, submission(), at);
    await purgeSubmissions(store, { ...retention, contactMonths: 1 }, now);
    const left = await store.database.selectFrom('submissions').select('created_at').execute();
    expect(left).toEqual([{ created_at: end }]);
  });
});
