import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { contact } from '#forms/contact.ts';
import { paths } from '#routing/paths.ts';
import { enquiry, type FormSite, send, sendParts, stored } from '#server/routes/form-post.fixture.ts';
import { cleanUp } from '#tests/support/server/clean-up.ts';
import { serveFixture } from '#tests/support/server/fixture-site.ts';

const networks = Array.from({ length: 20 }, (_, at) => `2001:db8:1:1${at.toString(16).padStart(2, '0')}::1`);

test.each([
  ['two clients with slow uploads', ['198.51.100.1', '198.51.100.2'], 20, 34, '198.51.100.3', '198.51.100.1'],
  ['the many IPv6 networks of one client', networks, 3, 54, '2001:db8:1:2ff::1', '2001:db8:1:101::9'],
])('%s do not keep others from applying', async (_, clients, times, refusals, other, own) => {
  const site = await serveFixture({ limits: { byClient: true }, trustedProxies: ['127.0.0.1'] });
  let refused = 0;
  for (const client of clients)
    for (let time = 0; time < times; time += 1) beginUpload(site, client).once('data', () => (refused += 1));
  // Three of each address, or six of its networks, continue, and the server refuses the others at once.
  await expect.poll(() => refused).toBe(refusals);
  expect(await apply(site, other)).toBe(422);
  expect(await apply(site, own)).toBe(503);
});

test('when all places are taken, an upload that has proved slow gives its place to the next', async () => {
  const full = async (uploadSpanMs: number) => {
    const bodyPace = { submissionMs: 60_000, uploadSpanMs, minUploadBytes: 0 };
    const site = await serveFixture({ limits: { byClient: true, bodyPace }, trustedProxies: ['127.0.0.1'] });
    const slow = Array.from({ length: 40 }, (_, at) => beginUpload(site, `198.51.100.${Math.floor(at / 3)}`));
    return { site, closed: () => slow.filter((socket) => socket.closed).length };
  };
  const young = await full(600_000);
  await expect.poll(() => apply(young.site, '203.0.113.1')).toBe(503);
  expect(young.closed()).toBe(0);
  const old = await full(1000);
  const applied = async () => [await apply(old.site, '203.0.113.1'), old.closed() > 0];
  await expect.poll(applied).toEqual([422, true]);
});

test('an upload that is too slow is cut off, and its place is free again', async () => {
  const site = await serveFixture({
    limits: { byClient: true, bodyPace: { submissionMs: 60_000, uploadSpanMs: 100, minUploadBytes: 1000 } },
  });
  const slow = Array.from({ length: 3 }, () => beginUpload(site));
  await Promise.all(slow.map((socket) => once(socket, 'close')));
  expect(await apply(site)).toBe(422);
});

test('a submission refused before it has arrived frees its place', async () => {
  const site = await serveFixture();
  const tooLong = { ...enquiry, message: 'x'.repeat(300_000) };
  for (let times = 0; times < 101; times += 1) expect((await send(site, tooLong)).status).toBe(413);
  expect((await send(site, enquiry)).status).toBe(303);
});

test('bad chunks and cancelled uploads store nothing, and do not affect other visitors', async () => {
  const site = await serveFixture({ limits: { byClient: true } });
  for (let times = 0; times < 30; times += 1) {
    const cancelled = beginUpload(site);
    const bad = connect(site.port, '127.0.0.1').on('error', () => {});
    const type = 'Content-Type: application/x-www-form-urlencoded';
    bad.write(`${head(site, type, 'Transfer-Encoding: chunked')}zz\r\nname=a\r\n0\r\n\r\n`);
    expect((await site.ask(contact.path)).status).toBe(200);
    cancelled.resetAndDestroy();
    bad.resetAndDestroy();
    expect((await send(site, enquiry)).status).toBe(303);
  }
  expect(await stored(site)).toHaveLength(30);
});

test('a body with more parts than any form has is refused', async () => {
  const site = await serveFixture();
  const headers = { ...ownSite, 'content-type': 'multipart/form-data; boundary=b' };
  const part = (at: number) =>
    `--b\r\ncontent-disposition: form-data; name="f${at % 3}"; x="${at}"\r\n\r\n\r\n`;
  const few = `${Array.from({ length: 3 }, (_, at) => part(at)).join('')}--b--`;
  expect((await site.ask(paths.apply(1), headers, 'POST', few)).status).not.toBe(503);
  const empty = `${'--b\r\n\r\n\r\n'.repeat(200_000)}--b--`;
  expect((await site.ask(paths.apply(1), headers, 'POST', empty)).status).toBe(400);
});

const ownSite = { 'sec-fetch-site': 'same-origin' };

function head(site: FormSite, ...lines: string[]) {
  const own = [`Host: 127.0.0.1:${site.port}`, 'Sec-Fetch-Site: same-origin', ...lines];
  return `POST ${paths.apply(1)} HTTP/1.1\r\n${own.join('\r\n')}\r\n\r\n`;
}

/** Starts an upload and sends its first bytes. */
function beginUpload(site: FormSite, client = ''): Socket {
  const socket = connect(site.port, '127.0.0.1').on('error', () => {});
  cleanUp(() => socket.destroy());
  const type = 'Content-Type: multipart/form-data; boundary=b';
  const forwarded = client ? [`X-Forwarded-For: ${client}`] : [];
  socket.write(`${head(site, type, 'Content-Length: 5000000', ...forwarded)}--b\r\n`);
  return socket;
}

/** Sends an empty application; an accepted request shows the form again. */
const apply = (site: FormSite, client?: string) =>
  sendParts(site, { name: 'x' }, { headers: client ? { 'x-forwarded-for': client } : {} });
