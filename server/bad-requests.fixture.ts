import { ask, type BadRequest, badBodies, end, host, smuggled } from './bad-bodies.fixture.ts';

/** One to a space. */
const words = (text: string) => text.trim().split(/\s+/);

// Node's parser refuses them; one of each kind shows that the site goes on.
const requestLines = [
  '',
  ' ',
  '\r\n\r\n',
  'GET',
  'GET /',
  'GET / HTTP/9.9',
  'PRI * HTTP/2.0',
  ' GET / HTTP/1.1',
  'get / HTTP/1.1',
  'G\0T / HTTP/1.1',
  'QWERTY / HTTP/1.1',
  'GET / / HTTP/1.1',
  'GET /\0 HTTP/1.1',
  'GET / ICY/1.1',
  '\x16\x03\x01\x02',
  'EHLO mail.example',
  '*1\r\n$4\r\nPING',
  'GET / HTTP/1.1\rHost: x',
].map((text): BadRequest => [`the first line ${JSON.stringify(text)}`, `${text}\r\n${host}\r\n${end}`]);

const targets = words(`
  * http://evil.example/ https://www.firm.example/ //evil.example/ /\\evil.example/ \\
  www.firm.example:443 ? # /% /%2 /%zz /%ff /%c0%ae%c0%ae/ /%00 /index%00.html /é /خدمات /\u202e
  /\x7f /<script> /" /services/3%0d%0aSet-Cookie:%20a=b /|id /;id
`).map((path): BadRequest => [`the path ${JSON.stringify(path)}`, ask(path)]);

const secrets = words(`
  etc/passwd server/main.ts package.json .env data/site.db .page-sources.json .site-url .built
`);
const climbs = words(`
  /../ /../../../ /..%2f /%2e%2e/ /%2e%2e%2f%2e%2e%2f /..\\ /..%5c /....// /files/../../
`);
const traversals = climbs.flatMap((climb) =>
  secrets.map((secret): BadRequest => [`the way to ${climb}${secret}`, ask(climb + secret)]),
);

const elsewhere = words(`
  /.env /.git/config /wp-login.php /wp-admin/ /xmlrpc.php /phpmyadmin/ /.aws/credentials
  /server-status /actuator/env /cgi-bin/test.cgi /.DS_Store /web.config /.page-sources.json /.built
  /index.html.br /index.html.gz /node_modules/ /server/main.ts /data/ /_astro/
`).map((path): BadRequest => [`what is not there: ${path}`, ask(path)]);

const methods = words(`
  PUT PATCH DELETE OPTIONS TRACE CONNECT PROPFIND LINK PURGE SEARCH POST
`)
  .flatMap((method) => ['/', '/services/3', '/files/profile.pdf'].map((path) => [method, path]))
  .map(
    ([method, path]): BadRequest => [
      `${method} of ${path}`,
      `${method} ${path} HTTP/1.1\r\n${host}\r\nContent-Length: 0\r\n${end}`,
    ],
  );

const headers = [
  'Host',
  ': empty',
  'No colon',
  'Bad name: x',
  'Control: \x01',
  'Content-Length: -1',
  'Content-Length: 1, 2',
  'Content-Length: 1\r\nContent-Length: 2',
  'Content-Length: 5\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: nonsense',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding : chunked',
  'Content-Length: 99999999999999999999',
  `Cookie: ${'a'.repeat(20_000)}`,
  `${'X'.repeat(20_000)}: a`,
  `${'A: b\r\n'.repeat(3000)}C: d`,
  ' Folded: x',
  'Expect: the-unexpected',
].map(
  (text): BadRequest => [
    `the header ${JSON.stringify(text.slice(0, 60))}`,
    `GET / HTTP/1.1\r\n${host}\r\n${text}\r\n${end}`,
  ],
);

/** What no browser sends, and what is sent to every site on the internet all the same. */
export const badRequests: BadRequest[] = [
  ...requestLines,
  ...targets,
  ...traversals,
  ...elsewhere,
  ...methods,
  ...headers,
  ...Object.entries(badBodies),
  ...Object.entries(smuggled),
];
