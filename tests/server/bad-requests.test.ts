import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { serveFixture } from '../support/server/fixture-site.ts';

const site = await serveFixture({
  limits: {
    timeoutsMs: { headersTimeout: 300, connectionsCheckingInterval: 50, drain: 100 },
    bodyPace: { submissionMs: 500, uploadSpanMs: 500, minUploadBytes: 10_000 },
  },
});

const host = 'Host: www.firm.example';
const end = 'Connection: close\r\n\r\n';
const words = (text: string) => text.trim().split(/\s+/);
const ask = (path: string) => `GET ${path} HTTP/1.1\r\n${host}\r\n${end}`;

// Node's parser refuses them. The site must answer the next request after one of each kind.
const firstLines = [
  '',
  '\r\n\r\n',
  'GET /',
  'PRI * HTTP/2.0',
  ' GET / HTTP/1.1',
  'QWERTY / HTTP/1.1',
  'GET /\0 HTTP/1.1',
]
  .concat('\x16\x03\x01\x02', 'EHLO mail.example')
  .map((text) => `${text}\r\n${host}\r\n${end}`);

const paths = words(`
  * http://evil.example/ //evil.example/ /\\evil.example/ www.firm.example:443 ? # /% /%zz /%ff /%c0%ae%c0%ae/
  /%00 /index%00.html /é /خدمات /\x7f /<script> /services/3%0d%0aSet-Cookie:%20a=b
  /.env /.git/config /wp-login.php /.csp-sources.json /index.html.br /_astro/
`).map(ask);

const climbs = words('/../ /..%2f /%2e%2e/ /..\\ /..%5c /....// /files/../../').flatMap((climb) =>
  words('etc/passwd server/main.ts .env data/site.db .csp-sources.json').map((secret) => ask(climb + secret)),
);

const methods = words('PUT DELETE OPTIONS TRACE CONNECT PROPFIND POST').map(
  (method) => `${method} /files/profile.pdf HTTP/1.1\r\n${host}\r\nContent-Length: 0\r\n${end}`,
);

const headers = [
  'Host',
  'Bad name: x',
  'Control: \x01',
  'Content-Length: -1',
  'Content-Length: 1\r\nContent-Length: 2',
  'Content-Length: 5\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: nonsense',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding : chunked',
  `Cookie: ${'a'.repeat(20_000)}`,
  `${'A: b\r\n'.repeat(3000)}C: d`,
  'Expect: the-unexpected',
].map((text) => `GET / HTTP/1.1\r\n${host}\r\n${text}\r\n${end}`);

const form = 'Content-Type: application/x-www-form-urlencoded';
const multipart = 'Content-Type: multipart/form-data; boundary=b';
const own = 'Sec-Fetch-Site: same-origin';
const post = (path: string, lines: string[], body: string) =>
  [`POST ${path} HTTP/1.1`, host, ...lines, `${end}${body}`].join('\r\n');
const sized = (path: string, lines: string[], body: string) =>
  post(path, [...lines, `Content-Length: ${Buffer.byteLength(body)}`], body);
const fields = (body: string) => sized('/contactus', [own, form], body);
const parts = (body: string, type = multipart) => sized('/apply/1', [own, type], body);
const chunks = (body: string) => post('/contactus', [own, form, 'Transfer-Encoding: chunked'], body);
const file = '--b\r\nContent-Disposition: form-data; name="resume"; filename="../../a.pdf"\r\n\r\n%PDF-\r\n';

const bodies: string[] = [
  sized('/contactus', [own, 'Content-Type: application/json'], '{"name":"a"}'),
  sized(
    '/contactus',
    [own, 'Content-Type: text/xml'],
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>',
  ),
  sized('/contactus', [own, multipart], '--b\r\n\r\n--b--'),
  ...['', '&&&===&&&', 'name=a&name=b', 'name[]=a', '__proto__[name]=a&constructor=b&__proto__=c'].map(
    fields,
  ),
  ...['name=%&email=%zz&message=%ff%fe', `name=${'%00'.repeat(500)}`, `message=${'a'.repeat(400_000)}`].map(
    fields,
  ),
  fields(Array.from({ length: 1000 }, (_, at) => `f${at}=1`).join('&')),
  post('/contactus', [own, form, 'Content-Length: 100'], 'name=a'),
  post('/contactus', [own, form, 'Content-Length: 999999999999'], 'name=a'),
  ...['zz\r\nname=a\r\n0\r\n\r\n', '-1\r\nname=a\r\n0\r\n\r\n', 'ffffffffffffffffff\r\nname=a'].map(chunks),
  sized('/contactus', [form, 'Origin: https://evil.example', 'Sec-Fetch-Site: cross-site'], 'name=a'),
  sized('/apply/99', [own, multipart], '--b--'),
  parts('--b--', 'Content-Type: multipart/form-data'),
  ...[
    'nothing',
    '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\na',
    `${file.repeat(100)}--b--`,
  ].map((body) => parts(body)),
  parts(`--b\r\nX: ${'a'.repeat(200_000)}\r\n\r\na\r\n--b--`),
  // Request smuggling: the body hides a second request.
  post(
    '/contactus',
    [own, form, 'Content-Length: 6', 'Transfer-Encoding: chunked'],
    '0\r\n\r\nGET /ar HTTP/1.1',
  ),
  `QWERTY / HTTP/1.1\r\n${host}\r\n\r\n${ask('/../etc/passwd')}`,
];

const all = [firstLines, paths, climbs, methods, headers, bodies].flat();

test.each(all.map((bytes) => [bytes.slice(0, 60), bytes]))('%j… is refused', async (_, bytes = '') => {
  const answer = (await send(bytes)).toString('latin1');
  // A missing answer is one of the allowed outcomes.
  const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
  expect(
    statuses.filter((status) => status < 301 || (status > 301 && status < 400) || status >= 500),
  ).toEqual([]);
  expect(answer).not.toMatch(/root:|"scripts"|startServer|SQLite/);
  if (statuses.includes(301)) expect(answer).toMatch(/^location: \/(?![/\\])/im);
});

test('a client that sends its headers too slowly is cut off, even if it goes on', async () => {
  const socket = connect({ port: site.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write('POST / HTTP/1.1\r\nHost: www.firm.example\r\nTransfer-Encoding: chunked\r\nX-Slow: ');
  expect((await buffer(socket)).toString()).toMatch(/^HTTP\/1\.1 408 /);
  socket.write('yes\r\n\r\n');
  await sendUntilClosed(socket);
});

test.each([
  ['/contactus', 'application/x-www-form-urlencoded'],
  ['/apply/1', 'multipart/form-data; boundary=b'],
  ['/', 'text/plain'],
])('an endless body is cut off: %s', async (path, type) => {
  const socket = connect(site.port, '127.0.0.1');
  const headers = `Host: a\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${type}`;
  socket.write(`POST ${path} HTTP/1.1\r\n${headers}\r\nTransfer-Encoding: chunked\r\n\r\n`);
  await sendUntilClosed(socket);
});

test('after all bad requests the site still serves, and has stored nothing', async () => {
  expect((await site.ask('/')).status).toBe(200);
  expect((await site.ask('/contactus')).status).toBe(200);
  for (const table of ['submissions', 'files', 'outbox', 'pending_uploads'] as const) {
    expect(await site.store.database.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

function send(bytes: string): Promise<Buffer> {
  const socket = connect(site.port, '127.0.0.1');
  socket.write(bytes);
  // A server that closes first may discard unread bytes, which resets the connection.
  return buffer(socket).catch(() => Buffer.alloc(0));
}

async function sendUntilClosed(socket: Socket) {
  const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`;
  const push = () => {
    while (socket.writable && socket.write(chunk));
  };
  socket
    .on('drain', push)
    .on('error', () => {})
    .resume();
  push();
  await new Promise((resolve) => socket.once('close', resolve));
}
