import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { freshStore } from '#server/database/store.fixture.ts';
import { submission, typed } from '#server/submissions/submission.fixture.ts';
import { submit } from '#server/submissions/submit.ts';
import { follow } from '#tests/support/server/running-site.ts';
import { deliveryDeps, mailsWith } from './deliver.fixture.ts';
import { deliverOnce } from './deliver.ts';
import { callWebhook, eventOf } from './webhook-call.ts';

const secret = `whsec_${Buffer.alloc(24, 9).toString('base64')}`;

test('the documented receiver accepts a real delivery once, and no forged or old one', async () => {
  const env = { WEBHOOK_SECRET: secret, PORT: '0' };
  const receiver = follow(spawn(process.execPath, ['docs/webhook-receiver.mjs'], { env }));
  const [, url = ''] = await receiver.said(/Listening at (.+)\n/);
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

  const about = {
    reference,
    form: 'contact',
    language: 'en',
    country: undefined,
    reason: undefined,
  } as const;
  const call = (webhookId: string, action: 'withdraw' | 'erase', at = Date.now()) => {
    const event = eventOf({ submission: undefined, request: { ...about, at: 1, action } });
    return callWebhook({ url, secret }, webhookId, event, at);
  };
  expect(await call(id, 'withdraw')).toBeUndefined();
  expect(await call('other', 'erase', Date.now() - 600_000)).toMatchObject({ detail: 'status 401' });
  expect(await call('other', 'erase')).toBeUndefined();
  // The id of the delivery, when it was repeated, printed nothing.
  await receiver.said(
    new RegExp(`\nsubmission.accepted ${reference}: ${typed.name}\nsubmission.erased ${reference}: delete`),
  );
});
