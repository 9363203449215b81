import { appendFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { serverBundle, sourcesFile } from '#server/http/built-pages.ts';
import { copyOfPages, serveFixture } from '#tests/support/server/fixture-site.ts';

const directory = copyOfPages();
symlinkSync('/etc/passwd', join(directory, 'files/x'));
symlinkSync('/etc/passwd', join(directory, 'files/x.txt'));
symlinkSync('/etc/passwd', join(directory, 'x.html'));
symlinkSync('/etc/passwd', join(directory, '_astro/x.js'));
symlinkSync('/etc', join(directory, 'files/etc'));
const site = await serveFixture({ directory });

const script = '/_astro/app.abc.js';
const pdf = '/files/profile.pdf';

test.each(['/files/x', '/files/x.txt', '/x', '/x.html', '/_astro/x.js', '/files/etc/passwd'])(
  'a symbolic link out of the build is not followed: %s',
  async (path) => {
    const { status, body } = await site.ask(path);
    expect([status, body.includes('root:')]).toEqual([path.endsWith('.html') ? 301 : 404, false]);
  },
);

const year = 'public, max-age=31536000, immutable';
const day = 'public, max-age=86400';

test.each([
  [script, 'text/javascript; charset=utf-8', year],
  ['/pictures/about-480.1a2b3c4d.avif', 'image/avif', year],
  ['/favicon.svg', 'image/svg+xml', day],
  ['/files/offices/riyadh-ar.vcf', 'text/vcard; charset=utf-8', day],
  ['/ar/manifest.webmanifest', 'application/manifest+json', day],
  ['/ar/insights/feed.xml', 'text/xml; charset=utf-8', day],
  ['/films/people-ar.vtt', 'text/vtt', day],
  ['/films/people-ar.webm', 'video/webm', day],
  ['/films/people-ar.mp4', 'video/mp4', day],
])('%s is served as %s, with its time in caches', async (path, type, kept) => {
  const { status, headers } = await site.ask(path);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, kept]);
});

test('a file is compressed only for browsers that accept it', async () => {
  const packed = await site.ask(script, { 'accept-encoding': 'gzip, br' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(packed.body).toString()).toContain('let a = 1;');
  const refused = await site.ask(script, { 'accept-encoding': 'br;q=0, gzip' });
  expect(refused.headers['content-encoding']).toBe('gzip');
  const plain = await site.ask(script, { 'accept-encoding': 'br;q=0' });
  expect(plain.headers['content-encoding']).toBeUndefined();
});

test.each([
  ['bytes=0-3', '%PDF', 'bytes 0-3/1000005'],
  ['bytes=1000000-', '56789', 'bytes 1000000-1000004/1000005'],
  ['bytes=-5', '56789', 'bytes 1000000-1000004/1000005'],
])('the range %s of a PDF is %s', async (range, text, contentRange) => {
  const { status, headers, body } = await site.ask(pdf, { range });
  expect([status, body.toString()]).toEqual([206, text]);
  expect(headers['content-range']).toBe(contentRange);
});

test.each(['webm', 'mp4'])('a film as .%s is served uncompressed, whole or in ranges', async (ending) => {
  const film = `/films/people-ar.${ending}`;
  const whole = await site.ask(film, { 'accept-encoding': 'gzip, br' });
  expect(whole.headers['content-encoding']).toBeUndefined();
  const { status, headers, body } = await site.ask(film, { range: 'bytes=2-4' });
  expect([status, body.toString(), headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
  expect(headers['content-type']).toBe(`video/${ending}`);
});

test('a range past the end answers 416', async () => {
  const { status, headers, body } = await site.ask(pdf, { range: 'bytes=2000000-' });
  expect([status, headers['content-range'], body.length]).toEqual([416, 'bytes */1000005', 0]);
});

test.each([{ range: 'lines=1-2' }, { range: 'bytes=0-3', 'if-range': '"old"' }])(
  'the whole file is the answer to %o',
  async (headers) => {
    const { status, body } = await site.ask(pdf, headers);
    expect([status, body.length]).toEqual([200, 1_000_005]);
  },
);

test.each([
  `/${sourcesFile}`,
  `/${serverBundle}`,
  `${script}.br`,
  `${script}.gz`,
  '/_astro',
  '/files',
  '//favicon.svg',
  '/files//profile.pdf',
  '/files/../favicon.svg',
  '/files%2Fprofile.pdf',
  '/favicon.svg%00',
])('%s has no URL', async (path) => {
  const { status, headers } = await site.ask(path);
  expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
});

test('a file replaced while the server runs is served whole, as a changed file', async () => {
  const path = '/files/offices/riyadh-ar.vcf';
  const { etag } = (await site.ask(path)).headers;
  for (const text of ['BEGIN:VCARD of more than one line', 'BEGIN']) {
    writeFileSync(join(directory, path), text);
    const { status, headers, body } = await site.ask(path, { 'if-none-match': etag });
    expect([status, body.toString()]).toEqual([200, text]);
    expect(headers['content-length']).toBe(String(text.length));
  }
});

test('a file that grows while it is sent does not spill into the next answer', async () => {
  const socket = connect(site.port, '127.0.0.1');
  const questions = [
    `GET ${pdf} HTTP/1.1\r\nHost: a`,
    'GET /robots.txt HTTP/1.1\r\nHost: a\r\nConnection: close',
  ];
  socket.write(questions.map((question) => `${question}\r\n\r\n`).join(''));
  socket.once('data', () => appendFileSync(join(directory, pdf), 'more'.repeat(1000)));
  const answers = await text(socket);
  const body = answers.slice(answers.indexOf('%PDF'));
  expect(body.slice(0, 1_000_005)).toMatch(/0123456789$/);
  expect(body.slice(1_000_005)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test('a file removed while the server runs is not found', async () => {
  rmSync(join(directory, 'favicon.svg'));
  expect((await site.ask('/favicon.svg')).status).toBe(404);
});
