import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Language } from '#language/languages.ts';
import { dayMs } from '#language/time.ts';
import { connect } from '../database/open-database.ts';
import { issueFormToken } from '../forms/form-token.ts';
import { createRateLimiter } from '../forms/rate-limiter.ts';
import { readMessages } from '../mail/messages.ts';
import { serveFixture } from '../site.fixture.ts';

type Site = Awaited<ReturnType<typeof serveFixture>>;

const wordsOf = (language: Language) => parse(readFileSync(`content/${language}/forms.yaml`, 'utf8'));
const messages = wordsOf('en');

let site: Site | undefined;
afterEach(() => site?.close());

const enquiry = {
  country: 'ksa',
  name: 'سارة العتيبي',
  jobTitle: 'Director',
  email: 'sara@company.example',
  mobileNumber: '٠٥٠ ١٢٣ ٤٥٦٧',
  companyName: 'Company',
  industry: 'retail',
  reasonForContact: 'general-inquiry',
  message: 'نريد أن نسأل عن الحوكمة.\r\nSecond line 👋',
  privacyPolicy: 'on',
};

test('an enquiry is stored as it was meant, and the visitor is sent to a page that survives a reload', async () => {
  site = await serveFixture();
  const { status, headers } = await send(site, enquiry);
  expect(status).toBe(303);
  expect(headers.location).toMatch(/^\/contactus\/sent\?form=contact&key=[\w-]+$/);
  expect(await stored(site)).toMatchObject([
    {
      form: 'contact',
      language: 'en',
      state: 'accepted',
      country: 'ksa',
      fields: {
        ...withoutBox(enquiry),
        mobileNumber: '+966501234567',
        message: 'نريد أن نسأل عن الحوكمة.\nSecond line 👋',
      },
    },
  ]);
  const thanks = await site.ask(headers.location ?? '');
  const again = await site.ask(headers.location ?? '');
  expect(thanks.body.toString()).toMatch(/[A-Z2-9]{4}-[A-Z2-9]{4}/);
  expect(again.body.equals(thanks.body)).toBe(true);
  expect(thanks.headers['cache-control']).toBe('no-store');
  expect(await stored(site)).toHaveLength(1);
});

test('consent is kept with its moment, language and the version of the notice', async () => {
  site = await serveFixture({ now: () => 1_790_000_000_000 });
  await send(site, enquiry, '/ar/contactus');
  expect(await site.store.database.selectFrom('consents').selectAll().execute()).toMatchObject([
    { given: 1, at: 1_790_000_000_000, notice_version: '2026-11-01 ar', notice_language: 'ar' },
  ]);
});

test('the dialog stores the box that was left empty as it was left', async () => {
  site = await serveFixture();
  const { privacyPolicy, ...open } = enquiry;
  expect((await send(site, open, '/contactus/dialog')).status).toBe(303);
  expect(await site.store.database.selectFrom('consents').select('given').execute()).toEqual([{ given: 0 }]);
  expect((await send(site, open, '/contactus')).status).toBe(422);
});

test('a visitor without script gets the page back with problems, and every word typed', async () => {
  site = await serveFixture();
  const typed = {
    ...enquiry,
    name: 'ab',
    email: '"<b>@x',
    jobTitle: '&quot; & <',
    companyName: '%token% $& $1\\',
    message: '\n</textarea><script>alert(1)</script>',
  };
  const { status, headers, body } = await send(site, typed, '/contactus');
  const page = body.toString();
  expect([status, headers['cache-control']]).toEqual([422, 'no-store']);
  expect(page).toContain(messages.problems['name-short']);
  expect(page).toContain(messages.problems.email);
  expect(page).toContain(messages.summary[1]);
  expect(page).toContain('value="٠٥٠ ١٢٣ ٤٥٦٧"');
  expect(page).toContain('<option value="ksa" selected="">');
  expect(page).toContain('value="&amp;quot; &amp; &lt;"');
  expect(page).toContain('value="%token% $&amp; $1\\"');
  expect(page).toContain('>\n\n&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>');
  expect(page).toContain('<script>1 < 2</script>');
  expect(await stored(site)).toEqual([]);
});

test('a script gets the same answers as JSON', async () => {
  site = await serveFixture();
  const json = { accept: 'application/json' };
  const refused = await send(site, { ...enquiry, name: '' }, '/contactus', json);
  expect([refused.status, JSON.parse(refused.body.toString())]).toEqual([
    422,
    { state: 'refused', problems: { name: 'required' } },
  ]);
  const sent = await send(site, enquiry, '/ar/contactus', json);
  expect(JSON.parse(sent.body.toString())).toEqual({
    state: 'sent',
    next: expect.stringMatching(/^\/ar\/contactus\/sent\?form=contact&key=/),
  });
});

test('five clicks are one message; another text from the same page is another one', async () => {
  site = await serveFixture();
  const token = aToken();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => send(site as Site, { ...enquiry, token })),
  );
  expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
  expect(await stored(site)).toHaveLength(1);
  await send(site, { ...enquiry, message: 'Something I forgot to say', token });
  expect(await stored(site)).toHaveLength(2);
});

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
  expect(submission).toMatchObject({ state: 'held', suspicions: JSON.stringify([suspicion]) });
  const outbox = await site.store.database.selectFrom('outbox').select('state').execute();
  expect(outbox).toEqual([{ state: 'held' }, { state: 'held' }]);
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

test('while forms are closed they say so with the text kept, store nothing, and pages go on', async () => {
  site = await serveFixture();
  const store = connect({ dataDir: site.dataDir }, { readOnly: true });
  const closed = await serveFixture({ store });
  const token = aToken();
  const failed = await send(closed, { ...enquiry, token }, '/ar/contactus');
  expect([failed.status, failed.headers['retry-after']]).toEqual([503, '60']);
  expect(failed.body.toString()).toContain(wordsOf('ar').failures.unavailable);
  expect(failed.body.toString()).toContain('نريد أن نسأل عن الحوكمة.');
  expect((await closed.ask('/ar/contactus')).status).toBe(200);
  await closed.close();
  await store.close();
  expect(await stored(site)).toEqual([]);
  expect((await send(site, { ...enquiry, token })).status).toBe(303);
  expect(await stored(site)).toHaveLength(1);
});

test('a link brings country, reason and service along, and is never cached for another visitor', async () => {
  site = await serveFixture();
  const { headers, body } = await site.ask('/contactus?country=uae&service=3');
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(body.toString()).toContain('<option value="uae" selected="">');
  expect(body.toString()).toContain('<input type="hidden" name="service" value="3"/>');
  expect(body.toString()).toContain(readMessages().en.serviceTitle('3'));
  const [one, other] = await Promise.all([site.ask('/contactus'), site.ask('/contactus')]);
  expect(one.body.equals(other.body)).toBe(false);
});

test('the service that a form was opened from is stored beside the message, and only if there is one', async () => {
  site = await serveFixture();
  await send(site, { ...enquiry, service: '3' });
  await send(site, { ...enquiry, service: '33' });
  const [known, unknown] = (await stored(site)).map(({ fields }) => fields);
  expect(known).toMatchObject({ service: '3', message: 'نريد أن نسأل عن الحوكمة.\nSecond line 👋' });
  expect(unknown).not.toHaveProperty('service');
  const refused = await send(site, { ...enquiry, name: '', service: '3' });
  expect(refused.body.toString()).toContain('name="service" value="3"');
});

test('a form that only changes its language comes back as it is, unchecked and unsent', async () => {
  site = await serveFixture();
  const token = aToken();
  const typed = { name: 'س', email: 'sara@', message: 'قبل أن', token, service: '3', intent: 'keep' };
  const { status, headers, body } = await send(site, typed, '/ar/contactus');
  const page = body.toString();
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  for (const text of ['value="س"', 'value="sara@"', 'قبل أن</textarea>', token, 'name="service" value="3"']) {
    expect(page).toContain(text);
  }
  expect(page).not.toContain('role="alert"');
  expect(await stored(site)).toEqual([]);
});

test('thanks for no message are not found', async () => {
  site = await serveFixture();
  for (const path of ['/contactus/sent', '/contactus/sent?key=nothing', '/ar/contactus/sent?key=%00']) {
    expect((await site.ask(path)).status).toBe(404);
  }
});

test('an address that takes a form says so', async () => {
  site = await serveFixture();
  const { status, headers } = await site.ask('/contactus', {}, 'PUT');
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
});

function aToken(): string {
  return issueFormToken('secret', Date.now() - 60_000);
}

function headersFor({ port }: Site) {
  return {
    'content-type': 'application/x-www-form-urlencoded',
    origin: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
  };
}

function send(to: Site, fields: Record<string, string>, path = '/contactus', headers = {}) {
  const body = new URLSearchParams({ token: aToken(), ...fields }).toString();
  const all = Object.entries({ ...headersFor(to), ...headers }).filter(([, value]) => value !== undefined);
  return to.ask(path, Object.fromEntries(all), 'POST', body);
}

async function stored({ store }: Site) {
  const rows = await store.database.selectFrom('submissions').selectAll().execute();
  return rows.map((row) => ({ ...row, fields: JSON.parse(row.fields) }));
}

function withoutBox({ privacyPolicy, ...fields }: typeof enquiry) {
  return fields;
}

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
