import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { storedSubmission } from '#server/submissions/submission.fixture.ts';
import { startHttpServer } from '#tests/support/server/http-server.ts';
import { callWebhook, eventOf, signedHeaders } from './webhook-call.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const now = Date.parse('2026-11-05T07:05:00.900Z');
const submission = storedSubmission({ file: { name: 'a.pdf', warnings: [] } });
const { reference, form, language, fields } = submission;
const createdAt = '2026-11-05T07:05:00.000Z';

const call = (url: string, timeoutMs?: number) =>
  callWebhook({ url, secret }, 'outbox-1', eventOf({ submission }), now, timeoutMs);

async function receiver(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const calls: { url: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const url = await startHttpServer(async (request, response) => {
    calls.push({ url: request.url ?? '', headers: request.headers, body: await text(request) });
    answer(request, response);
  });
  return { calls, url: `${url}/hook` };
}

test('the other system gets the submission', async () => {
  const { calls, url } = await receiver((_, response) => response.writeHead(204).end());
  expect(await call(url)).toBeUndefined();
  const [{ body, headers } = { body: '', headers: {} }] = calls;
  expect(JSON.parse(body)).toEqual({
    type: 'submission.accepted',
    timestamp: createdAt,
    data: { reference, form, language, createdAt, values: fields },
  });
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': 'outbox-1',
    'webhook-timestamp': '1793862300',
  });
});

// This example comes from the specification's libraries.
test('the signature is that of Standard Webhooks', () => {
  const body = '{"test": 2432232314}';
  expect(signedHeaders(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', body, 1_614_265_330_999)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test.each([
  [404, 'webhook-refused', false],
  [410, 'webhook-gone', true],
])('an answer of %i is %s', async (status, reason, permanent) => {
  const { url } = await receiver((_, response) => response.writeHead(status).end('secret details'));
  expect(await call(url)).toEqual({ reason, permanent, detail: `status ${status}` });
});

test('a redirect is not followed', async () => {
  const { calls, url } = await receiver((_, response) =>
    response.writeHead(307, { location: '/other' }).end(),
  );
  expect(await call(url)).toMatchObject({ reason: 'webhook-refused' });
  expect(calls.map((call) => call.url)).toEqual(['/hook']);
});

test('hanging up, an unknown host and a timeout get different reasons', async () => {
  const { url } = await receiver((request) => request.socket.destroy());
  for (const away of [url, 'http://127.0.0.1:1/'])
    expect(await call(away)).toMatchObject({ reason: 'unreachable', permanent: false });
  const silent = await receiver(() => {});
  expect(await call(silent.url, 100)).toMatchObject({ reason: 'timeout', permanent: false });
});

test('a correction sends the new values, a deletion only the reference', () => {
  const request = { reference, form, language, at: now, country: 'ksa', reason: 'feedback' };
  const timestamp = '2026-11-05T07:05:00.900Z';
  expect(eventOf({ submission, request: { ...request, action: 'correct' } })).toMatchObject({
    type: 'submission.corrected',
    timestamp,
    data: { reference, createdAt, values: fields },
  });
  for (const [action, type] of [
    ['withdraw', 'submission.withdrawn'],
    ['erase', 'submission.erased'],
  ] as const)
    expect(eventOf({ submission, request: { ...request, action } })).toEqual({
      type,
      timestamp,
      data: { reference, form },
    });
});
