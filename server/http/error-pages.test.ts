import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { formMessages, send } from '#server/routes/form-post.fixture.ts';
import { serveFixture } from '#tests/support/server/fixture-site.ts';

const site = await serveFixture();

test.each([
  ['/%E0%A4%A', 400, '404'],
  ['/ar/%E0%A4%A', 400, 'ar/404'],
  ['/ar/services/100%', 400, 'ar/services/404'],
  ['/search?q=حوكمة', 400, '404'],
  [`/ar/search?q=${'a'.repeat(17_000)}`, 431, 'ar/404'],
])('%s is answered with %i and the page of %s', async (path, status, page) => {
  // Some crawlers send this; an HTTP client would encode it.
  const socket = connect(site.port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain(`<h1>${page}</h1>`);
  expect(answer).toMatch(/^content-security-policy: .*sha256-script/im);
});

test('a page that exists is not called missing because of large cookies', async () => {
  const { status, body } = await site.ask('/contactus', { cookie: `a=${'a'.repeat(17_000)}` });
  expect([status, body.length]).toEqual([431, 0]);
});

test.each([
  ['/contactus', { origin: undefined }, 403, 'refused'],
  ['/ar/contactus', { origin: 'https://evil.example' }, 403, 'ar/refused'],
  ['/ar/submission-status/status', { 'content-type': 'text/plain' }, 400, 'ar/refused'],
  ['/ar/services/3', {}, 405, 'ar/refused'],
])('a form at %s refused for %o gets %i and the page of %s', async (path, headers, status, page) => {
  const refused = await send(site, {}, path, headers);
  expect([refused.status, refused.body.toString()]).toEqual([
    status,
    expect.stringContaining(`<h1>${page}</h1>`),
  ]);
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
  const script = await send(site, {}, path, { ...headers, accept: 'application/json' });
  expect([script.status, script.body.length]).toEqual([status, 0]);
});

test.each([
  ['/contactus', 'en'],
  ['/ar/contactus', 'ar'],
] as const)('the title of a form with errors begins with the error: %s', async (path, language) => {
  const prefix = `<title>${formMessages(language).errorTitle} `;
  expect((await send(site, {}, path)).body.toString()).toContain(prefix);
  expect((await site.ask(path)).body.toString()).not.toContain(prefix);
});
