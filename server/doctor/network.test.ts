import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCertificate } from './certificate.ts';
import { checkClock } from './clock.ts';
import { listening, newPlace, short, timeServer } from './doctor.fixture.ts';
import { checkSecurityTxt } from './security-txt.ts';
import { checkWebhook } from './webhook.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const [_hour, day] = [3_600_000, 86_400_000];

test('a clock that is wrong is found by asking a time server', async () => {
  const server = await timeServer();
  expect(short(await checkClock(server))).toEqual([expect.stringMatching(/^good: The clock is right/)]);
  expect(short(await checkClock(server, () => Date.now() + 60_000))).toEqual([
    'bad: The clock is 60.0 s fast.',
  ]);
  expect(short(await checkClock(server, () => Date.now() - 60_000))).toEqual([
    'bad: The clock is 60.0 s slow.',
  ]);
});

test.each([
  [405, 'good: ?'],
  [302, 'bad: ? redirects: nothing is sent on.'],
  [404, 'warning: ? answers 404, to HEAD at least.'],
  [502, 'bad: ? answers 502.'],
])('a webhook that answers %i', async (status, sentence) => {
  const url = await listening(createServer((_, response) => response.writeHead(status).end()));
  expect(short(await checkWebhook(url))[0]).toContain(sentence.replace('?', new URL(url).host));
});

test('a webhook that is not there, or never answers, is told of; without one there is nothing to say', async () => {
  expect(short(await checkWebhook('http://127.0.0.1:1'))[0]).toMatch(
    /^bad: 127\.0\.0\.1:1 cannot be reached/,
  );
  const silent = await listening(createServer(() => {}));
  expect(short(await checkWebhook(silent, 100))[0]).toMatch(/^bad: .+ it does not answer/);
  expect(await checkWebhook(undefined)).toEqual([]);
});

test('a certificate that nobody renews is told of before visitors see it', async () => {
  const { dataDir } = await newPlace();
  const { key, cert } = newCertificate(dataDir);
  const url = (await listening(createSecureServer({ key, cert }))).replace(
    'http://127.0.0.1',
    'https://localhost',
  );
  const at = async (days: number) => short(await checkCertificate(url, Date.now() + days * day, cert))[0];
  expect(await at(0)).toMatch(/^good: The certificate of localhost has (?:99|100) days left/);
  expect(await at(80)).toMatch(/^warning: .+ (?:19|20) days left/);
  expect(await at(95)).toMatch(/^bad: .+ [45] days left/);
  expect(await at(101)).toMatch(/^bad: The certificate of localhost expired on /);
  const unknown = await checkCertificate(url, Date.now());
  expect(short(unknown)[0]).toMatch(/^bad: Browsers refuse .+: DEPTH_ZERO_SELF_SIGNED_CERT\.$/);
  const [other] = await checkCertificate(url.replace('localhost', '127.0.0.1'), Date.now(), cert);
  expect(other?.text).toMatch(/refuse .+ERR_TLS_CERT_ALTNAME_INVALID|does not match/);
  expect(short(await checkCertificate('https://127.0.0.1:1', now))[0]).toMatch(/^bad: .+ECONNREFUSED/);
});

test('security.txt is read from the site, or from the build', async () => {
  const { dataDir } = await newPlace();
  const nowhere = 'http://127.0.0.1:1';
  expect(short(await checkSecurityTxt(nowhere, dataDir, now))).toEqual([
    'warning: There is no security.txt.',
  ]);
  mkdirSync(join(dataDir, '.well-known'));
  const until = (date: string) => `Contact: mailto:a@firm.example\r\nExpires: ${date}T00:00:00.000Z\r\n`;
  writeFileSync(join(dataDir, '.well-known/security.txt'), until('2026-11-20'));
  const built = await checkSecurityTxt(nowhere, dataDir, now);
  expect(short(built)).toEqual(['bad: security.txt expired on 2026-11-20.']);
  let text = until('2027-06-01');
  const site = await listening(createServer((_, response) => response.end(text)));
  const served = async () => short(await checkSecurityTxt(site, dataDir, now));
  expect(await served()).toEqual(['good: security.txt is valid until 2027-06-01.']);
  text = until('2026-12-01');
  expect(await served()).toEqual(['warning: security.txt expires on 2026-12-01.']);
  text = 'Contact: mailto:a@firm.example';
  expect((await served())[0]).toMatch(/^bad: security\.txt has no Expires/);
});

/** For localhost, for a hundred days, signed by itself. */
function newCertificate(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-keyout', key, '-out', cert, '-days', '100', '-subj', '/CN=localhost'],
    ...['-addext', 'subjectAltName=DNS:localhost'],
  ]);
  expect(String(made.stderr)).not.toMatch(/error/i);
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}
