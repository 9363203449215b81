import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { dayMs } from '#i18n/time.ts';
import { serveFixture } from '../app.fixture.ts';
import { closing } from '../clean-up.fixture.ts';
import { connect } from '../database/open-database.ts';
import { freshStore } from '../database/store.fixture.ts';
import { createRateLimiter } from '../messages/rate-limiter.ts';
import { issueFormToken } from '../messages/signed-tokens.ts';
import { aToken, enquiry, formMessages, headersFor, send, stored } from './form-post.fixture.ts';

const messages = formMessages('en');

test('a message from another site, from nowhere or from a program that names no origin is refused', async () => {
  const site = await serveFixture();
  for (const headers of [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    // As of a browser that sends no Sec-Fetch-Site.
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: undefined },
  ])
    expect((await send(site, enquiry, '/contactus', headers)).status).toBe(403);
  expect(await stored(site)).toEqual([]);
});

test('an unknown key, a key twice, another encoding and a forged form token are refused', async () => {
  const site = await serveFixture();
  expect((await send(site, { ...enquiry, admin: '1' })).status).toBe(400);
  const token = `${aToken().slice(0, -4)}AAAA`;
  expect((await send(site, { ...enquiry, token })).status).toBe(409);
  const twice = `${new URLSearchParams(enquiry)}&name=Other`;
  expect((await site.ask('/contactus', headersFor(site), 'POST', twice)).status).toBe(400);
  const json = { ...headersFor(site), 'content-type': 'application/json' };
  expect((await site.ask('/contactus', json, 'POST', JSON.stringify(enquiry))).status).toBe(400);
  expect(await stored(site)).toEqual([]);
});

test('a page left open for too long asks to send again, with a token that works', async () => {
  let now = Date.now();
  const site = await serveFixture({ now: () => now });
  const token = issueFormToken('secret', now);
  now += 40 * dayMs;
  const stale = await send(site, { ...enquiry, token }, '/contactus');
  expect([stale.status, stale.body.toString().includes(messages.failures.stale)]).toEqual([409, true]);
  const fresh = / name="token" value="([^"]+)"/.exec(stale.body.toString())?.[1] ?? '';
  now += 5000;
  expect((await send(site, { ...enquiry, token: fresh })).status).toBe(303);
});

test.each([
  ['fills the field that people do not see', { companyFax: '123' }, 'honeypot'],
  ['is faster than anyone can read', { token: issueFormToken('secret', Date.now() + dayMs) }, 'too-fast'],
  ['shows a proof of work that is none', { altcha: btoa('{"challenge":{}}') }, 'bad-proof'],
])('whoever %s is thanked, and the message waits for staff', async (_, field, suspicion) => {
  const site = await serveFixture();
  expect((await send(site, { ...enquiry, ...field })).status).toBe(303);
  const [submission] = await stored(site);
  expect(submission).toMatchObject({ state: 'quarantined', suspicions: JSON.stringify([suspicion]) });
  const outbox = await site.store.database.selectFrom('outbox').select('state').execute();
  expect(outbox).toEqual([{ state: 'quarantined' }, { state: 'quarantined' }]);
});

test('too many messages wait, but a repeat of one that arrived is thanked', async () => {
  const site = await serveFixture({ rateLimiter: createRateLimiter(9, 2) });
  const tokens = [aToken(), aToken(), aToken()];
  for (const token of tokens.slice(0, 2)) await send(site, { ...enquiry, token });
  const third = await send(site, { ...enquiry, token: tokens[2] ?? '' }, '/contactus');
  expect(third.status).toBe(429);
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  expect(third.body.toString()).toContain('سارة العتيبي');
  expect((await send(site, { ...enquiry, token: tokens[0] ?? '' })).status).toBe(303);
});

test('a database that fails is said so, with the text and the very token kept: a retry is no second message, and failures by our fault do not count', async () => {
  const store = await freshStore('sqlite', { waitMs: 10 });
  const site = await serveFixture({ store, rateLimiter: createRateLimiter(9, 2) });
  const other = closing(new DatabaseSync(`${store.location.dataDir}/site.db`));
  // Another process writes and does not come to an end.
  other.exec('begin immediate');
  const token = aToken();
  for (let tries = 0; tries < 3; tries += 1) {
    const failed = await send(site, { ...enquiry, token }, '/contactus');
    expect([failed.status, failed.headers['retry-after']]).toEqual([503, '60']);
    for (const kept of [messages.failures.unavailable, token, enquiry.name])
      expect(failed.body.toString()).toContain(kept);
  }
  other.exec('rollback');
  expect((await send(site, { ...enquiry, token })).status).toBe(303);
  expect(await stored(site)).toHaveLength(1);
});

test('while forms are closed they say so with the text kept, store nothing, and pages go on', async () => {
  const site = await serveFixture();
  const store = closing(connect({ dataDir: site.dataDir }, { readOnly: true }));
  const closed = await serveFixture({ store });
  const token = aToken();
  const failed = await send(closed, { ...enquiry, token }, '/ar/contactus');
  expect([failed.status, failed.headers['retry-after']]).toEqual([503, '60']);
  expect(failed.body.toString()).toContain(formMessages('ar').failures.unavailable);
  expect(failed.body.toString()).toContain('نريد أن نسأل عن الحوكمة.');
  expect((await closed.ask('/ar/contactus')).status).toBe(200);
  expect(await stored(site)).toEqual([]);
  expect((await send(site, { ...enquiry, token })).status).toBe(303);
  expect(await stored(site)).toHaveLength(1);
});
