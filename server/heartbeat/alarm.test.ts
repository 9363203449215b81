import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines, freshStore } from '../database/store.fixture.ts';
import { logFixture } from '../log/log.fixture.ts';
import { message } from '../submissions/message.fixture.ts';
import { submit } from '../submissions/submit.ts';
import { alarmReceiver, type Call } from './heartbeat.fixture.ts';
import { markArrived } from './record.ts';
import { type HeartbeatParts, lookOnce, newMemory } from './schedule.ts';

const minute = 60_000;
const every = 15 * minute;

describe.each(engines)('%s', (engine) => {
  let store: Awaited<ReturnType<typeof freshStore>>;
  let receiver: Awaited<ReturnType<typeof alarmReceiver>>;
  let status = 204;
  let now = 0;
  let works = true;
  let sent = 0;
  beforeEach(async () => {
    store = await freshStore(engine);
    receiver = await alarmReceiver(() => status);
    [status, now, works, sent] = [204, Date.parse('2026-11-21T08:00:00Z'), true, 0];
  });
  afterEach(async () => {
    receiver.close();
    await store.close();
  });

  /** A process that looks after the heartbeats; what it sends is delivered at once, or refused by the door. */
  function newProcess() {
    const memory = newMemory();
    const { log, lines } = logFixture();
    const parts: HeartbeatParts = {
      store,
      log,
      every,
      async send() {
        sent += 1;
        if (!works) return 'form-503';
        await submit(store, message({ heartbeat: true, deliveries: ['heartbeat'] }), now);
        const { id } = await store.database.selectFrom('submissions').select('id').executeTakeFirstOrThrow();
        await markArrived(store, id, now);
        return undefined;
      },
      alarm: receiver.webhook,
      siteUrl: 'https://www.rasikh.example',
      now: () => now,
    };
    return { look: () => lookOnce(parts, memory), lines };
  }
  const told = () => receiver.calls.map(({ type, id }) => [type, id]);

  /** Lets time pass, with two processes that look four times a minute, both at once. */
  async function pass(minutes: number, looks: (() => Promise<void>)[]) {
    for (const end = now + minutes * minute; now < end; now += minute / 4)
      await Promise.all(looks.map((look) => look()));
  }

  test('while heartbeats arrive nobody is told, and two processes send no more than one does', async () => {
    const looks = [newProcess().look, newProcess().look];
    await pass(46, looks);
    expect([sent, told()]).toEqual([4, []]);
  });

  test('an outage is told once, signed, and its end once, whichever process does it', async () => {
    const looks = [newProcess().look, newProcess().look];
    await pass(1, looks);
    works = false;
    await pass(60, looks);
    const [down, ...more] = receiver.calls;
    expect(more).toEqual([]);
    const { signature, ...event } = down as Call;
    expect(event).toEqual({
      type: 'heartbeat.down',
      id: `heartbeat-down-${Date.parse('2026-11-21T08:00:00Z')}`,
      site: 'https://www.rasikh.example',
      lastArrived: '2026-11-21T08:00:00.000Z',
      reason: 'form-503',
    });
    const key = Buffer.from(receiver.webhook.secret.slice('whsec_'.length), 'base64');
    const moment = Date.parse('2026-11-21T08:00:00Z') + every + 5 * minute;
    const signatures = [0, 15, 30, 45].map((second) => {
      const text = `${event.id}.${moment / 1000 + second}.${JSON.stringify(event)}`;
      return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
    });
    expect(signatures).toContain(signature);
    works = true;
    await pass(30, looks);
    expect(receiver.calls.map(({ type }) => type)).toEqual(['heartbeat.down', 'heartbeat.up']);
  });

  test('one heartbeat that is lost is replaced before anybody is told', async () => {
    const { look, lines } = newProcess();
    works = false;
    await pass(1, [look]);
    works = true;
    await pass(10, [look]);
    expect([sent, told()]).toEqual([2, []]);
    expect(lines).toMatchObject([{ msg: 'A heartbeat was not taken', reason: 'form-503' }]);
  });

  test('an alarm that is not taken is tried again, once a minute', async () => {
    works = false;
    status = 500;
    const { look } = newProcess();
    await pass(9, [look]);
    status = 204;
    await pass(10, [look]);
    expect(told()).toEqual(Array(5).fill(['heartbeat.down', 'heartbeat-down-0']));
  });

  test('a database that is away is told too, and its return when a heartbeat has arrived again', async () => {
    const [one, other] = [newProcess(), newProcess()];
    const looks = [one.look, other.look];
    await pass(1, looks);
    const { schema } = store.database;
    await schema.alterTable('heartbeats').renameTo('away').execute();
    await pass(20, looks);
    const id = `heartbeat-down-${Date.parse('2026-11-21T08:00:00Z')}`;
    // Without the database neither knows of the other: the same id lets the receiver drop the second.
    expect(told()).toEqual([
      ['heartbeat.down', id],
      ['heartbeat.down', id],
    ]);
    await schema.alterTable('away').renameTo('heartbeats').execute();
    works = false;
    await pass(3, looks);
    expect(receiver.calls).toHaveLength(2);
    works = true;
    await pass(5, looks);
    expect(told().slice(2)).toEqual([['heartbeat.up', expect.any(String)]]);
    expect(one.lines.concat(other.lines).filter(({ msg }) => msg === 'Heartbeats arrive again')).toHaveLength(
      1,
    );
  });
});
