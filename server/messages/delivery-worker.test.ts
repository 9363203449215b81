import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshStore } from '../database/store.fixture.ts';
import { createMailer } from '../mail/mailer.ts';
import { startSmtp } from '../mail/smtp.fixture.ts';
import { logFixture } from '../monitoring/log.fixture.ts';
import { mails, monitoringWith } from './deliver.fixture.ts';
import { startDelivery } from './delivery-worker.ts';
import { message, messageOfAnother } from './message.fixture.ts';
import { submit } from './submit.ts';

const never = 2 ** 31 - 1;
let store: Awaited<ReturnType<typeof freshStore>>;
const endings: (() => unknown)[] = [];
beforeEach(async () => {
  store = await freshStore('sqlite');
});
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
  await store.close();
});

function start(url: string, pollIntervalMs: number, { log } = logFixture(), now = Date.now) {
  const mailer = createMailer(url, 'website@rasikh.example');
  const delivery = startDelivery({
    store,
    mailer,
    mails,
    monitoring: monitoringWith(log),
    now,
    pollIntervalMs,
  });
  endings.unshift(() => delivery.stop());
  return delivery;
}

async function mailServer(answer?: Parameters<typeof startSmtp>[0]) {
  const smtp = await startSmtp(answer);
  endings.push(() => smtp.close());
  return smtp;
}

test('what waited is sent when the server starts, and what comes when it is called', async () => {
  const smtp = await mailServer();
  await submit(store, message(), Date.now());
  const delivery = start(smtp.url, never);
  await expect.poll(() => smtp.mails.length).toBe(2);
  await Promise.all(
    Array.from({ length: 10 }, () => submit(store, messageOfAnother(), Date.now()).then(delivery.wake)),
  );
  await expect.poll(() => smtp.mails.length).toBe(22);
});

test('without a call it looks now and then by itself', async () => {
  const smtp = await mailServer();
  start(smtp.url, 10);
  await submit(store, message(), Date.now());
  await expect.poll(() => smtp.mails.length).toBe(2);
});

test('each working morning it sends the list of what is due, once', async () => {
  const smtp = await mailServer();
  // A Sunday, and the Tuesday after it, before the morning.
  const created = Date.parse('2026-11-01T10:00:00+03:00');
  let now = Date.parse('2026-11-03T07:59:00+03:00');
  const { reference } = await submit(store, message({ deliveries: [] }), created);
  const delivery = start(smtp.url, 10, logFixture(), () => now);
  await submit(store, messageOfAnother({ deliveries: ['staff-mail'] }), now);
  await expect.poll(() => smtp.mails.length).toBe(1);
  now = Date.parse('2026-11-03T08:00:00+03:00');
  await expect.poll(() => smtp.mails.length).toBe(2);
  expect(smtp.mails[1]?.text).toContain(reference);
  await submit(store, messageOfAnother({ deliveries: ['staff-mail'] }), now);
  delivery.wake();
  await expect.poll(() => smtp.mails.length).toBe(3);
  expect(smtp.mails[2]?.text).not.toContain(reference);
});

test('told to stop, it finishes what it sends and takes nothing new', async () => {
  let stopped: Promise<void> | undefined;
  const smtp = await mailServer((step) => {
    if (step === 'data') stopped ??= delivery.stop();
    return undefined;
  });
  // More than are taken at a time.
  await Promise.all(Array.from({ length: 8 }, () => submit(store, messageOfAnother(), Date.now())));
  const delivery = start(smtp.url, never);
  await expect.poll(() => stopped !== undefined).toBe(true);
  await stopped;
  delivery.wake();
  const states = await store.database.selectFrom('outbox').select('state').execute();
  expect(states.filter(({ state }) => state === 'sent')).toHaveLength(smtp.mails.length);
  expect(states.filter(({ state }) => state === 'due').length).toBeGreaterThan(0);
  expect(states.filter(({ state }) => state === 'sending')).toEqual([]);
});

test('a database that is gone for a while stops it only so long, and the log shows no word of a visitor', async () => {
  const smtp = await mailServer();
  const noted = logFixture();
  const { database } = store;
  await submit(store, message(), Date.now());
  await database.schema.alterTable('outbox').renameTo('away').execute();
  start(smtp.url, 10, noted);
  await expect.poll(() => noted.lines.length).toBeGreaterThan(0);
  await database.schema.alterTable('away').renameTo('outbox').execute();
  await expect.poll(() => smtp.mails.length).toBe(2);
  expect(noted.lines[0]).toMatchObject({
    level: 'error',
    msg: 'Deliveries are waiting',
    err: { name: expect.any(String) },
  });
});
