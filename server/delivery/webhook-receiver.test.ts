import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { freshStore } from '#server/database/store.fixture.ts';
import { submission, typed } from '#server/submissions/submission.fixture.ts';
import { submit } from '#server/submissions/submit.ts';
import { cleanUp } from '#tests/support/server/clean-up.ts';
import { deliveryDeps, mailsWith } from './deliver.fixture.ts';
import { deliverOnce } from './deliver.ts';
import { callWebhook, eventOf } from './webhook-call.ts';

const secret = `whsec_${Buffer.alloc(24, 9).toString('base64')}`;

/** Starts the documentation's example in a separate process; returns its printed lines. */
async function startReceiver() {
  const child = spawn(process.execPath, ['docs/webhook-receiver.mjs'], {
    env: { WEBHOOK_SECRET: secret, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  cleanUp(() => {
    child.kill();
    return exited;
  });
  const printed = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async () => String((await printed.next()).value);
  const url = (await next()).replace('Listening at ', '');
  return { url, next };
}

test('the documented receiver accepts a real delivery once, and no forged or old one', async () => {
  const { url, next } = await startReceiver();
  const store = await freshStore('sqlite');
  const deliver = async (webhookSecret: string) => {
    await store.database.updateTable('outbox').set({ send_at: 0 }).execute();
    await deliverOnce(deliveryDeps(store, mailsWith({ webhookUrl: url, webhookSecret })));
    return store.database.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  };

  const { reference } = await submit(store, submission({ deliveryKinds: ['webhook'] }), Date.now());
  const forged = await deliver(`whsec_${Buffer.alloc(24, 8).toString('base64')}`);
  expect(forged).toMatchObject({ state: 'queued', last_error: expect.stringContaining('status 401') });
  const { id, state } = await deliver(secret);
  expect(state).toBe('sent');
  expect(await next()).toBe(`submission.accepted ${reference}: ${typed.name}`);

  const request = {
    reference,
    form: 'contact',
    language: 'en',
    at: 1,
    action: 'erase',
    country: undefined,
    reason: undefined,
  } as const;
  const erased = eventOf({ submission: undefined, request });
  const call = (webhookId: string, at: number) => callWebhook({ url, secret }, webhookId, erased, at);
  expect(await call(id, Date.now())).toBeUndefined();
  expect(await call('other', Date.now() - 600_000)).toMatchObject({ detail: 'status 401' });
  expect(await call('other', Date.now())).toBeUndefined();
  // This is the first new line, because a repeated id printed none.
  expect(await next()).toBe(`submission.erased ${reference}: delete what is stored under it`);
});
