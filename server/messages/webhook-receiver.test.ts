import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { freshStore } from '../database/store.fixture.ts';
import { logFixture } from '../monitoring/log.fixture.ts';
import { mailsWith, monitoringWith } from './deliver.fixture.ts';
import { deliverOnce } from './deliver.ts';
import { message } from './message.fixture.ts';
import { submit } from './submit.ts';
import { callWebhook, eventOf } from './webhook-call.ts';

const secret = `whsec_${Buffer.alloc(24, 9).toString('base64')}`;

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** The example of the documentation, in a process of its own, and the lines that it prints. */
async function startReceiver() {
  const child = spawn(process.execPath, ['docs/webhook-receiver.mjs'], {
    env: { WEBHOOK_SECRET: secret, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  endings.push(() => {
    child.kill();
    return exited;
  });
  const printed = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async () => String((await printed.next()).value);
  const url = (await next()).replace('Listening at ', '');
  return { url, next };
}

test('the receiver of the documentation takes a real delivery once, and nothing that is forged or old', async () => {
  const { url, next } = await startReceiver();
  const store = await freshStore('sqlite');
  endings.push(() => store.close());
  const deliver = async (webhookSecret: string) => {
    const { log } = logFixture();
    await deliverOnce({
      store,
      mailer: undefined,
      mails: mailsWith({ webhookUrl: url, webhookSecret }),
      monitoring: monitoringWith(log),
      worker: 'a',
      now: Date.now,
    });
    const { id, state, last_error } = await store.database
      .selectFrom('outbox')
      .select(['id', 'state', 'last_error'])
      .executeTakeFirstOrThrow();
    return { id, state, error: last_error };
  };

  const { reference } = await submit(store, message({ deliveries: ['webhook'] }), Date.now());
  const forged = await deliver(`whsec_${Buffer.alloc(24, 8).toString('base64')}`);
  expect(forged).toMatchObject({ state: 'due', error: expect.stringContaining('answered 401') });
  await store.database.updateTable('outbox').set({ due_at: 0 }).execute();
  const { id, state } = await deliver(secret);
  expect(state).toBe('sent');
  expect(await next()).toBe(`submission.accepted ${reference}: ${message().values.name}`);

  const notice = {
    reference,
    form: 'contact',
    language: 'en',
    at: 1,
    action: 'erase',
    country: undefined,
  } as const;
  const erased = eventOf({ submission: undefined, notification: { ...notice, reason: undefined } });
  const call = (webhookId: string, at: number) => callWebhook({ url, secret }, webhookId, erased, at);
  expect(await call(id, Date.now())).toBeUndefined();
  expect(await call('other', Date.now() - 600_000)).toMatchObject({ detail: 'answered 401' });
  expect(await call('other', Date.now())).toBeUndefined();
  // The first line since: what came again under its id printed none.
  expect(await next()).toBe(`submission.erased ${reference}: delete what is stored under it`);
});
