import { beforeEach, describe, expect, test } from 'vitest';
import { databaseEngines, freshStore, type TestStore } from '#server/database/store.fixture.ts';
import type { DeliveryKind } from '#server/database/tables.ts';
import { submission, submissionOfAnother } from '#server/submissions/submission.fixture.ts';
import { submit } from '#server/submissions/submit.ts';
import { claimQueued, markFailedAttempt, markSent } from './outbox.ts';

const leaseMs = 1000;
const no = { reason: 'refused', detail: '550 no\r\n such\0 user', permanent: false } as const;

describe.each(databaseEngines)('%s', (engine) => {
  let store: TestStore;
  beforeEach(async () => {
    store = await freshStore(engine);
  });

  const kinds: DeliveryKind[] = ['staff-mail', 'confirmation-mail'];
  const claim = (worker: string, now: number, limit = 10) =>
    claimQueued(store, { worker, now, leaseMs, limit, kinds });
  async function claimOne(worker: string, now: number) {
    const [row, ...more] = await claim(worker, now);
    if (!row || more.length > 0) throw new Error('not one delivery is queued');
    return row;
  }
  const outbox = () => store.database.selectFrom('outbox').selectAll();
  const first = () => outbox().executeTakeFirstOrThrow();

  test('two workers share 200 deliveries, and each is sent once', async () => {
    await Promise.all(Array.from({ length: 100 }, () => submit(store, submissionOfAnother(), 1)));
    const claimed: string[] = [];
    const work = async (worker: string): Promise<void> => {
      const some = await claim(worker, 2, 7);
      claimed.push(...some.map(({ id }) => id));
      await Promise.all(some.map((row) => markSent(store, row, 3)));
      if (some.length > 0) await work(worker);
    };
    await Promise.all([work('a'), work('b'), work('c')]);
    expect(claimed).toHaveLength(200);
    expect(new Set(claimed).size).toBe(200);
    expect((await outbox().execute()).every(({ state, sent_at }) => state === 'sent' && sent_at === 3)).toBe(
      true,
    );
  });

  test('a clock that was a year ahead delays no delivery, queued or being sent', async () => {
    const yearMs = 365 * 86_400_000;
    await submit(store, submission({ deliveryKinds: ['staff-mail'] }), yearMs);
    await claimOne('a', 0);
    await store.database.updateTable('outbox').set({ lease_until: yearMs }).execute();
    expect(await claimOne('b', 1)).toMatchObject({ worker: 'b', attempts: 2 });
  });

  test('a delivery of a dead worker is claimed again after its lease, not before', async () => {
    await submit(store, submission({ deliveryKinds: ['staff-mail'] }), 0);
    const lost = await claimOne('a', 0);
    expect(lost).toMatchObject({ state: 'sending', worker: 'a', attempts: 1, lease_until: leaseMs });
    expect(await claim('b', leaseMs - 1)).toEqual([]);
    const second = await claimOne('b', leaseMs);
    expect(second).toMatchObject({ id: lost.id, worker: 'b', attempts: 2, lease_until: 2 * leaseMs });
    // The first worker reports a failure, which no longer counts.
    expect(await markFailedAttempt(store, lost, no, leaseMs + 1)).toBe('lost');
    expect(await first()).toMatchObject({ state: 'sending', worker: 'b' });
    // It reports that it sent the mail, which counts from any worker.
    await markSent(store, lost, leaseMs + 2);
    expect(await markFailedAttempt(store, second, no, leaseMs + 3)).toBe('lost');
    expect(await first()).toMatchObject({ state: 'sent', lease_until: null, worker: null });
  });
});
