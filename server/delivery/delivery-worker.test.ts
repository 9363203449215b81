import { beforeEach, expect, test } from 'vitest';
import { freshStore, type TestStore } from '#server/database/store.fixture.ts';
import { type LogFixture, logFixture } from '#server/lib/log.fixture.ts';
import { type SmtpReply, startSmtp } from '#server/mail/smtp.fixture.ts';
import { submission, submissionOfAnother } from '#server/submissions/submission.fixture.ts';
import { submit } from '#server/submissions/submit.ts';
import { cleanUp } from '#tests/support/server/clean-up.ts';
import { deliveryDeps, mailerTo } from './deliver.fixture.ts';
import { startDelivery } from './delivery-worker.ts';

const never = 2 ** 31 - 1;
let store: TestStore;
let noted: LogFixture;
beforeEach(async () => {
  store = await freshStore('sqlite');
  noted = logFixture();
});

/** Starts a mail server; returns a function that starts a worker, which sends to it. */
async function open(answer?: SmtpReply) {
  const { mails, url } = await startSmtp(answer);
  const mailer = mailerTo(url);
  const start = (pollIntervalMs: number, now = Date.now) => {
    const deps = deliveryDeps(store, { mailer, now, log: noted.log });
    const delivery = startDelivery({ ...deps, pollIntervalMs });
    cleanUp(delivery.stop);
    return delivery;
  };
  return { mails, start };
}

test('waiting deliveries are sent at the start, and new ones when they are stored', async () => {
  const { mails, start } = await open();
  await submit(store, submission(), Date.now());
  const delivery = start(never);
  await expect.poll(() => mails.length).toBe(2);
  await Promise.all(
    Array.from({ length: 10 }, () => submit(store, submissionOfAnother(), Date.now()).then(delivery.wake)),
  );
  await expect.poll(() => mails.length).toBe(22);
});

test('each working morning the daily digest is sent once', async () => {
  const { mails, start } = await open();
  // A Sunday, and the Tuesday after it, before the morning.
  const created = Date.parse('2026-11-01T10:00:00+03:00');
  let now = Date.parse('2026-11-03T07:59:00+03:00');
  const { reference } = await submit(store, submission({ deliveryKinds: [] }), created);
  const delivery = start(10, () => now);
  await submit(store, submissionOfAnother({ deliveryKinds: ['staff-mail'] }), now);
  await expect.poll(() => mails.length).toBe(1);
  now = Date.parse('2026-11-03T08:00:00+03:00');
  await expect.poll(() => mails.length).toBe(2);
  expect(mails[1]?.text).toContain(reference);
  await submit(store, submissionOfAnother({ deliveryKinds: ['staff-mail'] }), now);
  delivery.wake();
  await expect.poll(() => mails.length).toBe(3);
  expect(mails[2]?.text).not.toContain(reference);
});

test('at a stop the worker finishes its deliveries and claims no more', async () => {
  let stopped: Promise<void> | undefined;
  const { mails, start } = await open((step) => {
    if (step === 'data') stopped ??= delivery.stop();
    return undefined;
  });
  // More than a worker takes at a time.
  await Promise.all(Array.from({ length: 8 }, () => submit(store, submissionOfAnother(), Date.now())));
  const delivery = start(never);
  await expect.poll(() => stopped !== undefined).toBe(true);
  await stopped;
  delivery.wake();
  const rows = await store.database.selectFrom('outbox').select('state').execute();
  const states = rows.map(({ state }) => state);
  expect(states.filter((state) => state === 'sent')).toHaveLength(mails.length);
  expect(states).toContain('queued');
  expect(states).not.toContain('sending');
});

test('the worker waits for a lost database, logs it, and continues', async () => {
  const { mails, start } = await open();
  const { schema } = store.database;
  await submit(store, submission(), Date.now());
  await schema.alterTable('outbox').renameTo('away').execute();
  start(10);
  await expect.poll(() => noted.lines.length).toBeGreaterThan(0);
  await schema.alterTable('away').renameTo('outbox').execute();
  await expect.poll(() => mails.length).toBe(2);
  expect(noted.lines[0]).toMatchObject({
    level: 'error',
    msg: 'Deliveries could not be sent. The site will try again.',
    err: { name: expect.any(String) },
  });
});
