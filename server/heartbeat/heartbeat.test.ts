import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines, freshStore } from '../database/store.fixture.ts';
import { deliverOnce } from '../delivery/deliver.ts';
import { limitsOf } from '../forms/limit.ts';
import { issueTicket } from '../forms/ticket.ts';
import { run, timeout } from '../inbox/inbox.fixture.ts';
import { countOf, submissionOf, submissionsOf } from '../inbox/submissions.ts';
import { logFixture } from '../log/log.fixture.ts';
import { startSmtp } from '../mail/smtp.fixture.ts';
import { createMailer } from '../mail/transport.ts';
import { readWords } from '../mail/words.ts';
import { countDeliveries, oldestDue } from '../outbox/counts.ts';
import { serveFixture } from '../site.fixture.ts';
import { noMetrics } from '../watch/metrics.ts';
import { sendBeat } from './beat.ts';
import { markFor, markHeader } from './mark.ts';
import { beginHeartbeat, isOverdue, readHeartbeat } from './record.ts';

const words = readWords();
const secret = 'secret';
const minute = 60_000;
const stopped = new AbortController().signal;

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});
const ended = <Ending extends { close(): unknown }>(each: Ending) => {
  endings.push(() => each.close());
  return each;
};

describe.each(engines)('%s', (engine) => {
  let store: Awaited<ReturnType<typeof freshStore>>;
  beforeEach(async () => {
    store = ended(await freshStore(engine));
  });

  async function site(changes: Parameters<typeof serveFixture>[0] = {}) {
    const deliveries = ['staff-mail', 'confirmation-mail', 'webhook'] as const;
    return ended(await serveFixture({ store, humanTime: 20, deliveries: [...deliveries], ...changes }));
  }
  function beatAt({ port }: { port: number }) {
    const origin = `http://127.0.0.1:${port}`;
    return sendBeat({ origin, secret, humanTime: 20, email: 'website@rasikh.example' }, stopped);
  }
  function deliver(url: string, heartbeatTo?: string) {
    const settings = {
      siteUrl: 'https://www.rasikh.example',
      mailTo: 'office@rasikh.example',
      mailRoutes: {},
      webhookUrl: 'http://127.0.0.1:1/',
      webhookSecret: 'whsec_',
      heartbeatTo,
    };
    const mailer = ended(createMailer(url, 'website@rasikh.example'));
    const { log } = logFixture();
    const parts = {
      ...{ store, settings, words, mailer, log, metrics: noMetrics },
      ...{ secret: 'secret', now: Date.now, worker: 'a' },
    };
    return deliverOnce(parts);
  }
  const count = async (table: 'submissions' | 'consents' | 'outbox') =>
    (await store.database.selectFrom(table).selectAll().execute()).length;

  test('a heartbeat goes the way of an enquiry to its own mailbox alone, and leaves nothing behind', async () => {
    const smtp = ended(await startSmtp());
    await beginHeartbeat(store, 15 * minute, Date.now());
    expect(await beatAt(await site())).toBeUndefined();
    expect([await count('submissions'), await count('consents')]).toEqual([1, 1]);
    expect((await readHeartbeat(store))?.arrived_at).toBeNull();
    expect(await deliver(smtp.url, 'heartbeat@rasikh.example')).toBe(1);
    expect(smtp.mails.map(({ envelope }) => envelope.to)).toEqual([['heartbeat@rasikh.example']]);
    expect(smtp.mails[0]?.text).toContain('sent this enquiry to itself');
    expect([await count('submissions'), await count('consents'), await count('outbox')]).toEqual([0, 0, 0]);
    expect(await readHeartbeat(store)).toMatchObject({
      arrived_at: expect.any(Number),
      waiting_since: null,
    });
  });

  test('without a mailbox of its own the mail server is logged in to, and sent nothing', async () => {
    let logins = 0;
    const smtp = ended(
      await startSmtp(undefined, {
        ...{ authOptional: false, allowInsecureAuth: true, authMethods: ['PLAIN'] },
        onAuth: (_auth, _session, callback) => {
          logins += 1;
          if (logins === 1) callback(new Error('no'));
          else callback(null, { user: 'website' });
        },
      }),
    );
    const url = smtp.url.replace('//', '//website:password@');
    await beginHeartbeat(store, 15 * minute, Date.now());
    await beatAt(await site());
    await deliver(url);
    const row = await store.database.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect([row.state, row.last_error]).toEqual(['due', expect.stringMatching(/^login:/)]);
    await store.database.updateTable('outbox').set({ due_at: 0 }).execute();
    await deliver(url);
    expect([logins, smtp.mails, await count('submissions')]).toEqual([2, [], 0]);
    expect((await readHeartbeat(store))?.waiting_since).toBeNull();
  });

  test(
    'while it is on its way, staff see nothing of it',
    async () => {
      await beatAt(await site());
      const { reference } = await store.database
        .selectFrom('submissions')
        .selectAll()
        .executeTakeFirstOrThrow();
      expect(await submissionsOf(store.database, {}, 10)).toEqual([]);
      expect(await countOf(store.database, { email: 'website@rasikh.example' })).toBe(0);
      await expect(submissionOf(store.database, reference)).rejects.toThrow(/There is no message/);
      expect([await countDeliveries(store), await oldestDue(store, Date.now() + minute)]).toEqual([
        [],
        undefined,
      ]);
      const stats = JSON.parse((await run(store.place, ['stats', '--json'])).out);
      expect(stats).toMatchObject({ messages: 0, form: {}, deliveries: [] });
      expect((await run(store.place, ['export', '--format', 'csv'])).out).not.toContain('Heartbeat');
    },
    timeout,
  );

  test('the limits hold for it as for any visitor', async () => {
    const limited = await site({ limits: limitsOf(1, 1) });
    expect(await beatAt(limited)).toBeUndefined();
    expect(await beatAt(limited)).toBe('form-429');
  });

  test('one that is hastier than people is held, and so never arrives', async () => {
    await beatAt(await site({ humanTime: 10_000 }));
    const row = await store.database.selectFrom('outbox').select('state').executeTakeFirstOrThrow();
    expect(row.state).toBe('held');
  });

  test('of three processes that look at once, one begins', async () => {
    const begun = await Promise.all([1, 2, 3].map(() => beginHeartbeat(store, 15 * minute, 1000)));
    expect(begun.filter(Boolean)).toHaveLength(1);
    const later = 1000 + 2 * minute;
    const again = await Promise.all([1, 2, 3].map(() => beginHeartbeat(store, 15 * minute, later)));
    expect(again.filter(Boolean)).toHaveLength(1);
    // The one that was begun first is still missed.
    expect((await readHeartbeat(store))?.waiting_since).toBe(1000);
  });
});

test('a mark that is not ours, or that is of another ticket, is refused and nothing is stored', async () => {
  const site = ended(await serveFixture());
  const ticket = issueTicket(secret, Date.now() - 5000);
  for (const mark of ['', 'yes', markFor('guess', ticket), markFor(secret, issueTicket(secret, 0))]) {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://127.0.0.1:${site.port}`,
      [markHeader]: mark,
    };
    const body = new URLSearchParams({
      ...{ country: 'ksa', name: 'Eve Evans', jobTitle: 'CEO', email: 'eve@evil.example' },
      ...{ mobileNumber: '0501234567', companyName: 'Evil', industry: 'retail' },
      ...{ reasonForContact: 'feedback', message: 'A long enough text', privacyPolicy: 'on', ticket },
    });
    expect((await site.ask('/contactus', headers, 'POST', body.toString())).status).toBe(400);
  }
  expect(await site.store.database.selectFrom('submissions').selectAll().execute()).toEqual([]);
});

test('heartbeats have stopped when one is late, or when nobody begins any', () => {
  const row = { name: 'site', arrived_at: null, failure: null, told: 'up', telling_until: null } as const;
  const every = 15 * minute;
  const at = (begun_at: number, waiting_since: number | null, now: number) =>
    isOverdue({ ...row, begun_at, waiting_since }, every, now);
  expect(isOverdue(undefined, every, 1e12)).toBe(false);
  expect([at(0, 0, 5 * minute), at(4 * minute, 0, 5 * minute + 1)]).toEqual([false, true]);
  expect([at(0, null, 20 * minute), at(0, null, 20 * minute + 1)]).toEqual([false, true]);
});
