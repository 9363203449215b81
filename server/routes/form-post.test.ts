import { beforeEach, expect, test } from 'vitest';
import { getArticles, getServices } from '#content/readers.ts';
import { contact, contactDialog } from '#forms/contact.ts';
import { hiddenFields } from '#forms/hidden-fields.ts';
import { dayMs } from '#lib/durations.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { readMessages } from '#server/content/site-content.ts';
import { emptyTables, freshStore, lockSqlite } from '#server/database/store.fixture.ts';
import { createRateLimiter } from '#server/http/rate-limiter.ts';
import { issueFormToken } from '#server/submissions/signed-tokens.ts';
import { serveFixture } from '#tests/support/server/fixture-site.ts';
import { parseHtml } from '../../tests/support/html/parse-markup.ts';
import { aToken, enquiry, formMessages, headersFor, send, stored } from './form-post.fixture.ts';

const messages = formMessages('en');
const ar = (path: string) => localizedPath('ar', path);
const [article = ''] = getArticles('en').map(({ id }) => id);
const [service = ''] = getServices('en').map(({ id }) => String(id));

const site = await serveFixture();
beforeEach(() => emptyTables(site.store));

test('an enquiry is stored, and the visitor is redirected to a page with its reference', async () => {
  const { status, headers } = await send(site, enquiry);
  expect(status).toBe(303);
  expect(headers.location).toMatch(/^\/contactus\/sent\?form=contact&key=[\w-]+&reference=[\w-]+$/);
  const { privacyPolicy, ...typed } = enquiry;
  const message = 'نريد أن نسأل عن الحوكمة.\nSecond line 👋';
  const fields = { ...typed, mobileNumber: '+966501234567', message };
  expect(await stored(site)).toMatchObject([
    { form: 'contact', language: 'en', state: 'accepted', country: 'ksa', fields },
  ]);
  const thanks = await site.ask(headers.location ?? '');
  expect(thanks.body.toString()).toMatch(/[A-Z2-9]{4}-[A-Z2-9]{4}/);
  expect(thanks.headers['cache-control']).toBe('no-store');
});

test('before the first contact with the database, forms and links ask to try again', async () => {
  const site = await serveFixture({ hasSecret: () => false });
  const sent = await send(site, { ...enquiry, token: 'signed by another secret' });
  expect([sent.status, sent.headers['retry-after']]).toEqual([503, '60']);
  expect(sent.body.toString()).toContain(enquiry.name);
  for (const path of ['/yourdata', '/submission-status'])
    expect((await site.ask(`${path}?link=a.b.c`)).status).toBe(503);
});

test('consent is stored with its time, language and version of the notice; in a dialog it may be withheld', async () => {
  const site = await serveFixture({ now: () => 1_790_000_000_000 });
  const consents = () => site.store.database.selectFrom('consents').selectAll().orderBy('given').execute();
  const given = { at: 1_790_000_000_000, notice_version: '2026-11-01 ar', notice_language: 'ar' };
  await send(site, enquiry, ar(contact.path));
  expect(await consents()).toMatchObject([{ given: 1, ...given }]);
  const { privacyPolicy, ...open } = enquiry;
  expect((await send(site, open, contactDialog.path)).status).toBe(303);
  expect(await consents()).toMatchObject([{ given: 0 }, { given: 1 }]);
  expect((await send(site, open)).status).toBe(422);
});

test('without JavaScript the page comes back with errors and everything typed', async () => {
  const typed = {
    ...enquiry,
    name: 'ab',
    email: '"<b>@x',
    jobTitle: '&quot; & <',
    companyName: '%token% $& $1\\',
    message: '\n</textarea><script>alert(1)</script>',
  };
  const { status, headers, body } = await send(site, typed);
  expect([status, headers['cache-control']]).toEqual([422, 'no-store']);
  for (const part of [
    messages.errors['name-short'],
    messages.errors.email,
    messages.summary[1],
    'value="٠٥٠ ١٢٣ ٤٥٦٧"',
    '<option value="ksa" selected="">',
    'value="&amp;quot; &amp; &lt;"',
    'value="%token% $&amp; $1\\"',
    '>\n\n&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>',
    '<script>1 < 2</script>',
  ])
    expect(body.toString()).toContain(part);
  // The form reads its state here, and the props of its build are not sent twice.
  const state = parseHtml(body.toString()).querySelector('[data-server-section="Form"] + script');
  expect(JSON.parse(state?.textContent ?? '').values).toMatchObject({ message: typed.message });
  expect(body.toString()).not.toContain('data-server-section="Form"><script');
  expect(await stored(site)).toEqual([]);
});

test('a script gets the same answers as JSON', async () => {
  const json = { accept: 'application/json' };
  const refused = await send(site, { ...enquiry, name: '' }, contact.path, json);
  expect([refused.status, JSON.parse(refused.body.toString())]).toEqual([
    422,
    { state: 'invalid', errors: { name: 'required' } },
  ]);
  const sent = await send(site, enquiry, ar(contact.path), json);
  expect(JSON.parse(sent.body.toString())).toEqual({
    state: 'sent',
    next: expect.stringMatching(/^\/ar\/contactus\/sent\?form=contact&key=/),
  });
});

test('a link fills in country, reason, service and article, and its page is never cached for others', async () => {
  const { headers, body } = await site.ask(
    `${contact.page}?country=uae&service=${service}&article=${article}`,
  );
  expect(headers['cache-control']).toBe('private, no-cache');
  const { serviceTitle, articleTitle } = readMessages().en;
  for (const part of [
    '<option value="uae" selected="">',
    `<input type="hidden" name="service" value="${service}"/>`,
    `<input type="hidden" name="article" value="${article}"/>`,
    `<strong>${articleTitle(article)}</strong> · <strong>${serviceTitle(service)}</strong>`,
  ])
    expect(body.toString()).toContain(part);
  const [one, other] = await Promise.all([site.ask(contact.path), site.ask(contact.path)]);
  expect(one.body.equals(other.body)).toBe(false);
  const strange = await site.ask(`${contact.page}?country=mars&reason=&name=Sara`);
  expect(strange.body.toString()).not.toMatch(/<option value="[^"]+" selected|"mars"|value="Sara"/);
});

test('the service or article that a form was opened from is stored with the submission', async () => {
  await send(site, { ...enquiry, service, article });
  await send(site, { ...enquiry, service: '33', article: '../jobs/1' });
  const [known, unknown] = (await stored(site)).map(({ fields }) => fields);
  expect(known).toMatchObject({ service, article, message: 'نريد أن نسأل عن الحوكمة.\nSecond line 👋' });
  expect(unknown).not.toHaveProperty('service');
  expect(unknown).not.toHaveProperty('article');
  const refused = await send(site, { ...enquiry, name: '', service, article });
  expect(refused.body.toString()).toContain(`name="article" value="${article}"`);
  expect(refused.body.toString()).toContain(`name="service" value="${service}"`);
});

test('a sent page without its submission is not found', async () => {
  for (const path of ['/contactus/sent', '/contactus/sent?key=nothing', '/ar/contactus/sent?key=%00'])
    expect((await site.ask(path)).status).toBe(404);
});

test('fields added by a browser extension are ignored', async () => {
  const injected = `${new URLSearchParams({ token: aToken(), ...enquiry })}&ext=1&ext=2&name_2=x`;
  expect((await site.ask(contact.path, headersFor(site), 'POST', injected)).status).toBe(303);
  const [submission] = await stored(site);
  expect(submission?.state).toBe('accepted');
  expect(Object.keys(submission?.fields).toSorted()).toEqual(
    Object.keys(enquiry)
      .filter((name) => name !== 'privacyPolicy')
      .toSorted(),
  );
});

test('a token that comes with a challenge counts the time until a person sends it', async () => {
  const site = await serveFixture({ minFillMs: 4000 });
  const { body } = await site.ask(paths.challenge);
  expect(JSON.parse(body.toString())).toMatchObject({ token: expect.any(String), minFillMs: 4000 });
});

test('a page left open for too long asks to send again, which may be done at once', async () => {
  let now = Date.now();
  const site = await serveFixture({ now: () => now });
  const token = issueFormToken('secret', now);
  const forged = `${token.slice(0, -4)}AAAA`;
  expect((await send(site, { ...enquiry, token: forged })).status).toBe(409);
  now += 40 * dayMs;
  const stale = await send(site, { ...enquiry, token });
  expect([stale.status, stale.body.toString().includes(messages.failures.stale)]).toEqual([409, true]);
  const fresh = / name="token" value="([^"]+)"/.exec(stale.body.toString())?.[1] ?? '';
  expect((await send(site, { ...enquiry, token: fresh })).status).toBe(303);
  expect(await stored(site)).toMatchObject([{ state: 'accepted' }]);
});

test('a form opened before the clock was set back is not quarantined', async () => {
  const token = issueFormToken('secret', Date.now() + dayMs / 12);
  expect((await send(site, { ...enquiry, token })).status).toBe(303);
  expect(await stored(site)).toMatchObject([{ state: 'accepted' }]);
});

test.each([
  ['fills the field that people do not see', { [hiddenFields.honeypot]: '123' }, 'honeypot'],
  ['is faster than anyone can read', { token: issueFormToken('secret', Date.now()) }, 'too-fast'],
  ['shows a proof of work that is none', { [hiddenFields.proof]: btoa('{"challenge":{}}') }, 'bad-proof'],
])('a visitor who %s is thanked, and the submission is quarantined', async (_, field, suspicion) => {
  const site = await serveFixture({ minFillMs: suspicion === 'too-fast' ? dayMs : 3000 });
  expect((await send(site, { ...enquiry, ...field })).status).toBe(303);
  const [submission] = await stored(site);
  expect(submission).toMatchObject({ state: 'quarantined', suspicions: JSON.stringify([suspicion]) });
  const outbox = await site.store.database.selectFrom('outbox').select('state').execute();
  expect(outbox).toEqual([{ state: 'quarantined' }, { state: 'quarantined' }]);
});

test('a client above the limit has to wait, but the repeat of a stored submission is thanked', async () => {
  const site = await serveFixture({ formRateLimiter: createRateLimiter(9, 2) });
  const tokens = [aToken(), aToken(), aToken()];
  for (const token of tokens.slice(0, 2)) await send(site, { ...enquiry, token });
  const third = await send(site, { ...enquiry, token: tokens[2] ?? '' });
  expect(third.status).toBe(429);
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  expect(third.body.toString()).toContain('سارة العتيبي');
  expect((await send(site, { ...enquiry, token: tokens[0] ?? '' })).status).toBe(303);
});

test('after a database error the form keeps its text and token, and a retry is the same submission', async () => {
  const store = await freshStore('sqlite', { waitMs: 10 });
  const site = await serveFixture({ store, formRateLimiter: createRateLimiter(9, 2) });
  const release = lockSqlite(store.location);
  const token = aToken();
  for (let tries = 0; tries < 3; tries += 1) {
    const failed = await send(site, { ...enquiry, token });
    expect([failed.status, failed.headers['retry-after']]).toEqual([503, '60']);
    for (const kept of [messages.failures.unavailable, token, enquiry.name])
      expect(failed.body.toString()).toContain(kept);
  }
  release();
  expect((await send(site, { ...enquiry, token })).status).toBe(303);
  expect(await stored(site)).toHaveLength(1);
});
