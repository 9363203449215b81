import { afterEach, expect, test } from 'vitest';
import { dayMs } from '#i18n/time.ts';
import { serveFixture } from '../app.fixture.ts';
import { connect } from '../database/open-database.ts';
import { createRateLimiter } from '../messages/rate-limiter.ts';
import { issueFormToken } from '../messages/signed-tokens.ts';
import { aToken, enquiry, formMessages, headersFor, type Site, send, stored } from './form-post.fixture.ts';

const messages = formMessages('en');

let site: Site | undefined;
afterEach(() => site?.close());

test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site whose browser sends no Sec-Fetch-Site', { origin: 'https://evil.example' }],
  ['a sandbox without an origin', { origin: 'null' }],
  ['a program that names no origin', { origin: undefined }],
])('a message from %s is refused', async (_, headers) => {
  site = await serveFixture();
  expect((await send(site, enquiry, '/contactus', headers)).status).toBe(403);
  expect(await stored(site)).toEqual([]);
});

test('an unknown key, a key twice and another encoding are refused', async () => {
  site = await serveFixture();
  expect((await send(site, { ...enquiry, admin: '1' })).status).toBe(400);
  const twice = `${new URLSearchParams(enquiry)}&name=Other`;
  expect((await site.ask('/contactus', headersFor(site), 'POST', twice)).status).toBe(400);
  const json = { ...headersFor(site), 'content-type': 'application/json' };
  expect((await site.ask('/contactus', json, 'POST', JSON.stringify(enquiry))).status).toBe(400);
  expect(await stored(site)).toEqual([]);
});

test('a body that is too large is refused and the server goes on', async () => {
  site = await serveFixture();
  const { status } = await send(site, { ...enquiry, message: 'x'.repeat(300_000) });
  expect(status).toBe(413);
  expect((await send(site, enquiry)).status).toBe(303);
});

test('a page left open for too long asks to send again, with a token that works', async () => {
  let now = Date.now();
  site = await serveFixture({ now: () => now });
  const token = issueFormToken('secret', now);
  now += 40 * dayMs;
  const stale = await send(site, { ...enquiry, token }, '/contactus');
  expect([stale.status, stale.body.toString().includes(messages.failures.stale)]).toEqual([409, true]);
  const fresh = / name="token" value="([^"]+)"/.exec(stale.body.toString())?.[1] ?? '';
  now += 5000;
  expect((await send(site, { ...enquiry, token: fresh })).status).toBe(303);
});

test('a forged form token is refused', async () => {
  site = await serveFixture();
  const token = `${aToken().slice(0, -4)}AAAA`;
  expect((await send(site, { ...enquiry, token })).status).toBe(409);
});

test.each([
  ['fills the field that people do not see', { companyFax: '123' }, 'honeypot'],
  [
    'is faster than anyone can read',
    { token: issueFormToken('secret', Date.now() + 86_400_000) },
    'too-fast',
  ],
  ['shows a proof of work that is none', { altcha: btoa('{"challenge":{}}') }, 'bad-proof'],
])('whoever %s is thanked, and the message waits for staff', async (_, field, suspicion) => {
  site = await serveFixture();
  expect((await send(site, { ...enquiry, ...field })).status).toBe(303);
  const [submission] = await stored(site);
  expect(submission).toMatchObject({ state: 'quarantined', suspicions: JSON.stringify([suspicion]) });
  const outbox = await site.store.database.selectFrom('outbox').select('state').execute();
  expect(outbox).toEqual([{ state: 'quarantined' }, { state: 'quarantined' }]);
});

test('too many messages wait, but a repeat of one that arrived is thanked', async () => {
  site = await serveFixture({ rateLimiter: createRateLimiter(9, 2) });
  const tokens = [aToken(), aToken(), aToken()];
  for (const token of tokens.slice(0, 2)) await send(site, { ...enquiry, token });
  const third = await send(site, { ...enquiry, token: tokens[2] ?? '' }, '/contactus');
  expect(third.status).toBe(429);
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  expect(third.body.toString()).toContain('سارة العتيبي');
  expect((await send(site, { ...enquiry, token: tokens[0] ?? '' })).status).toBe(303);
});

test('a database that fails is said so, with the text and the very token kept, so that a retry is no second message', async () => {
  site = await serveFixture();
  const token = aToken();
  const close = await holdUp(site);
  const failed = await send(site, { ...enquiry, token }, '/contactus');
  close();
  expect([failed.status, failed.headers['retry-after']]).toEqual([503, '60']);
  expect(failed.body.toString()).toContain(messages.failures.unavailable);
  expect(failed.body.toString()).toContain(token);
  expect((await send(site, { ...enquiry, token })).status).toBe(303);
  expect(await stored(site)).toHaveLength(1);
}, 20_000);

test('a message that failed by our fault does not count against its visitor', async () => {
  site = await serveFixture();
  const store = connect({ dataDir: site.dataDir }, { waitMs: 1 });
  const limited = await serveFixture({ store, rateLimiter: createRateLimiter(9, 2) });
  const close = await holdUp(site);
  const token = aToken();
  for (let tries = 0; tries < 3; tries += 1)
    expect((await send(limited, { ...enquiry, token })).status).toBe(503);
  close();
  expect((await send(limited, { ...enquiry, token })).status).toBe(303);
  await limited.close();
  await store.close();
});

test('while forms are closed they say so with the text kept, store nothing, and pages go on', async () => {
  site = await serveFixture();
  const store = connect({ dataDir: site.dataDir }, { readOnly: true });
  const closed = await serveFixture({ store });
  const token = aToken();
  const failed = await send(closed, { ...enquiry, token }, '/ar/contactus');
  expect([failed.status, failed.headers['retry-after']]).toEqual([503, '60']);
  expect(failed.body.toString()).toContain(formMessages('ar').failures.unavailable);
  expect(failed.body.toString()).toContain('نريد أن نسأل عن الحوكمة.');
  expect((await closed.ask('/ar/contactus')).status).toBe(200);
  await closed.close();
  await store.close();
  expect(await stored(site)).toEqual([]);
  expect((await send(site, { ...enquiry, token })).status).toBe(303);
  expect(await stored(site)).toHaveLength(1);
});

/** Another process writes and does not come to an end. */
async function holdUp({ dataDir }: Site) {
  const { DatabaseSync } = await import('node:sqlite');
  const other = new DatabaseSync(`${dataDir}/site.db`);
  other.exec('begin immediate');
  return () => {
    other.exec('rollback');
    other.close();
  };
}
