import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FormId } from '#forms/forms.ts';
import { engines, freshStore } from '../database/store.fixture.ts';
import { purgeSubmissions } from './erasure.ts';
import { message } from './message.fixture.ts';
import type { Suspicion } from './submission-rows.ts';
import { submit } from './submit.ts';

const retention = { enquiriesMonths: 24, applicationsMonths: 12, quarantineDays: 30 };
const now = Date.parse('2028-03-31T12:00:00Z');
const justBefore = (moment: string) => Date.parse(moment) - 1;

describe.each(engines)('%s', (engine) => {
  let store: Awaited<ReturnType<typeof freshStore>>;
  beforeEach(async () => {
    store = await freshStore(engine);
  });
  afterEach(() => store.close());

  test('every message goes when its time is over, with all that hangs on it, and not a moment before', async () => {
    const file = { name: 'a.pdf', type: 'application/pdf', bytes: new Uint8Array(9), warnings: [] };
    const sent: [form: FormId, end: string, suspicions: Suspicion[]][] = [
      ['contact', '2026-03-31T12:00:00Z', []],
      ['training', '2027-03-31T12:00:00Z', []],
      ['application', '2027-03-31T12:00:00Z', []],
      ['contact', '2028-03-01T12:00:00Z', ['honeypot']],
      ['application', '2028-03-01T12:00:00Z', ['honeypot']],
    ];
    for (const [form, end, suspicions] of sent) {
      const one = () => message({ form, suspicions, ...(form === 'application' && { file }) });
      await submit(store, one(), Date.parse(end));
      await submit(store, one(), justBefore(end));
    }
    expect(await purgeSubmissions(store, retention, now)).toEqual({
      enquiries: 1,
      applications: 2,
      quarantined: 2,
      withdrawn: 0,
    });
    expect(await purgeSubmissions(store, retention, now)).toEqual({
      enquiries: 0,
      applications: 0,
      quarantined: 0,
      withdrawn: 0,
    });

    const left = await store.database.selectFrom('submissions').select('id').execute();
    expect(left).toHaveLength(5);
    for (const table of ['consents', 'outbox', 'files'] as const) {
      const owners = await store.database.selectFrom(table).select('submission_id').distinct().execute();
      expect(owners).toHaveLength(table === 'files' ? 2 : 5);
      for (const owner of owners) expect(left).toContainEqual({ id: owner.submission_id });
    }
  });

  test('a month back from a long one ends on the last day of a short one', async () => {
    await submit(store, message(), Date.parse('2028-02-29T12:00:00Z'));
    await submit(store, message(), justBefore('2028-02-29T12:00:00Z'));
    const gone = await purgeSubmissions(store, { ...retention, enquiriesMonths: 1 }, now);
    expect(gone).toEqual({ enquiries: 1, applications: 0, quarantined: 0, withdrawn: 0 });
  });
});
