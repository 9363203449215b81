import { beforeEach, describe, expect, test } from 'vitest';
import { engines, freshStore, type TestStore } from '#server/database/store.fixture.ts';
import type { DeliveryKind } from '#server/database/tables.ts';
import { submission, submissionOfAnother } from '#server/submissions/submission.fixture.ts';
import { submit } from '#server/submissions/submit.ts';
import { countDeliveries } from './delivery-counts.ts';
import { backOff, claimDue, markFailedAttempt, markSent, release, retryFailed } from './outbox.ts';

const leaseMs = 1000;
const no = { reason: 'refused', detail: '550 no\r\n such\0 user', permanent: false } as const;

describe.each(engines)('%s', (engine) => {
  let store: TestStore;
  beforeEach(async () => {
    store = await freshStore(engine);
  });

  const everyKind: DeliveryKind[] = ['staff-mail', 'confirmation-mail', 'webhook'];
  const claim = (worker: string, now: number, limit = 10, kinds = everyKind) =>
    claimDue(store, { worker, now, leaseMs, limit, kinds });
  async function claimOne(...args: Parameters<typeof claim>) {
    const [row, ...more] = await claim(...args);
    if (!row || more.length > 0) throw new Error('not one delivery is due');
    return row;
  }
  const outbox = () => store.database.selectFrom('outbox').selectAll();
  const first = () => outbox().executeTakeFirstOrThrow();
  const oneMail = (now: number) => submit(store, submission({ deliveries: ['staff-mail'] }), now);

  test('two workers share 200 deliveries without a double', async () => {
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

  test('the longest due come first, and only of the kinds that are asked for', async () => {
    await submit(store, submission({ deliveries: ['webhook'] }), 30);
    for (const at of [20, 10]) await oneMail(at);
    expect((await claimOne('a', 100, 1, ['staff-mail'])).created_at).toBe(10);
    expect((await claimOne('a', 100, 1, ['webhook'])).created_at).toBe(30);
    expect(await claim('a', 100, 1, [])).toEqual([]);
  });

  test('a delivery whose worker is gone is taken over when its lease is over, and not before', async () => {
    await oneMail(0);
    const lost = await claimOne('a', 0);
    expect(lost).toMatchObject({ state: 'sending', worker: 'a', attempts: 1, lease_until: leaseMs });
    expect(await claim('b', leaseMs - 1)).toEqual([]);
    const second = await claimOne('b', leaseMs);
    expect(second).toMatchObject({ id: lost.id, worker: 'b', attempts: 2, lease_until: 2 * leaseMs });
    // The first one comes back and says that it failed: not its matter any more.
    expect(await markFailedAttempt(store, lost, no, leaseMs + 1)).toBe('lost');
    expect(await first()).toMatchObject({ state: 'sending', worker: 'b' });
    // Or that it was sent: that is so, whoever says it.
    await markSent(store, lost, leaseMs + 2);
    expect(await markFailedAttempt(store, second, no, leaseMs + 3)).toBe('lost');
    expect(await first()).toMatchObject({ state: 'sent', lease_until: null, worker: null });
  });

  test('a failing delivery is tried with longer and longer pauses, and has failed after the last', async () => {
    await oneMail(0);
    let now = 0;
    const waits: number[] = [];
    for (;;) {
      const state = await markFailedAttempt(store, await claimOne('a', now), no, now);
      const after = await first();
      expect([after.last_error, after.state]).toEqual(['refused: 550 no such user', state]);
      if (state === 'failed') break;
      waits.push(after.due_at - now);
      expect(await claim('a', after.due_at - 1)).toEqual([]);
      now = after.due_at;
    }
    const minutes = [1, 5, 15, 60, 180, 360, 720, 1440];
    expect(waits).toHaveLength(minutes.length);
    for (const [at, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual((minutes[at] ?? 0) * 48_000);
      expect(wait).toBeLessThanOrEqual((minutes[at] ?? 0) * 72_000);
    }
    expect(await claim('a', now * 10)).toEqual([]);
    expect(await countDeliveries(store)).toEqual([{ kind: 'staff-mail', state: 'failed', count: 1 }]);
  });

  test('what can never be sent has failed at once, and is due again when staff say so', async () => {
    await oneMail(0);
    await markFailedAttempt(store, await claimOne('a', 0), { ...no, permanent: true }, 5);
    expect(await first()).toMatchObject({ state: 'failed', attempts: 1 });
    expect(await retryFailed(store, { submissionId: 'another' }, 9)).toBe(0);
    expect(await retryFailed(store, {}, 9)).toBe(1);
    expect(await first()).toMatchObject({ state: 'due', attempts: 0, due_at: 9 });
  });

  test('a quarantined submission waits until it is released', async () => {
    await submit(store, submission({ suspicions: ['bad-proof'] }), 0);
    expect(await claim('a', 1e9)).toEqual([]);
    const row = store.database.selectFrom('submissions').select(['id', 'state']);
    const { id } = await row.executeTakeFirstOrThrow();
    expect(await release(store, id, 50)).toBe(2);
    expect(await claim('a', 49)).toEqual([]);
    expect(await claim('a', 50)).toHaveLength(2);
    expect((await row.executeTakeFirstOrThrow()).state).toBe('accepted');
    expect(await release(store, id, 60)).toBe(0);
  });
});

test('the pauses differ by a fifth at most', () => {
  expect([backOff(1, 0), backOff(1, 0.5), backOff(1, 1)]).toEqual([48_000, 60_000, 72_000]);
});
