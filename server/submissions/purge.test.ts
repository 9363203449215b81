import { describe, expect, test } from 'vitest';
import type { FormId } from '#codes/form-codes.ts';
import { databaseEngines, freshStore } from '#server/database/store.fixture.ts';
import { purgeSubmissions } from './purge.ts';
import { retention, submission } from './submission.fixture.ts';
import type { Suspicion } from './submission-rows.ts';
import { submit } from './submit.ts';

const now = Date.parse('2028-03-31T12:00:00Z');
const none = { contact: 0, applications: 0, quarantined: 0, withdrawn: 0 };

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
    expect(await purgeSubmissions(store, retention, now)).toEqual({
      ...none,
      contact: 1,
      applications: 2,
      quarantined: 2,
    });
    expect(await purgeSubmissions(store, retention, now)).toEqual(none);
    const left = await store.database.selectFrom('submissions').select('id').execute();
    expect(left).toHaveLength(5);
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
    const gone = await purgeSubmissions(store, { ...retention, contactMonths: 1 }, now);
    expect(gone).toEqual({ ...none, contact: 1 });
  });
});
