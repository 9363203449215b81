/** A request as its bytes go over the line, and what it is. */
export type BadRequest = [name: string, bytes: string | Buffer];

export const host = 'Host: www.firm.example';
export const end = 'Connection: close\r\n\r\n';

/** A GET of a path as it is written. */
export const ask = (path: string) => `GET ${path} HTTP/1.1\r\n${host}\r\n${end}`;

/** A POST whose headers say what they want of its body. */
const post = (path: string, headers: string[], body: string) =>
  [`POST ${path} HTTP/1.1`, host, ...headers, `${end}${body}`].join('\r\n');
const sized = (path: string, headers: string[], body: string) =>
  post(path, [...headers, `Content-Length: ${Buffer.byteLength(body)}`], body);

const form = 'Content-Type: application/x-www-form-urlencoded';
const multipart = 'Content-Type: multipart/form-data; boundary=b';
const own = 'Sec-Fetch-Site: same-origin';
const contact = (header: string, body: string) => post('/contactus', [own, form, header], body);
const chunks = (body: string) => contact('Transfer-Encoding: chunked', body);
const fields = (body: string) => sized('/contactus', [own, form], body);
const parts = (body: string, type = multipart) => sized('/apply/1', [own, type], body);
const file = (name: string) =>
  `--b\r\nContent-Disposition: form-data; name="resume"; filename="${name}"\r\n\r\n%PDF-\r\n`;
const xml = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>';
const evil = ['Origin: https://evil.example', 'Sec-Fetch-Site: cross-site'];

/** Bodies of forms that no form of ours sends. */
export const badBodies: Record<string, string | Buffer> = {
  'a form without a type': sized('/contactus', [own], 'name=a'),
  'a form that is JSON': sized('/contactus', [own, 'Content-Type: application/json'], '{"name":"a"}'),
  'a form that is XML': sized('/contactus', [own, 'Content-Type: text/xml'], xml),
  'a contact form in parts': sized('/contactus', [own, multipart], '--b\r\n\r\n--b--'),
  'an empty form': fields(''),
  'a form of nothing but signs': fields('&&&===&&&'),
  'a form with a field of another': fields('isAdmin=1&name=a'),
  'a field that comes twice': fields('name=a&name=b'),
  'a field as a list': fields('name[]=a&name[]=b'),
  'a field that poisons objects': fields('__proto__[name]=a&constructor=b&__proto__=c'),
  'a field of broken percent signs': fields('name=%&email=%zz&message=%ff%fe'),
  'a field of NULs': fields(`name=${'%00'.repeat(500)}`),
  'a thousand fields': fields(Array.from({ length: 1000 }, (_, at) => `f${at}=1`).join('&')),
  'a field too long': fields(`message=${'a'.repeat(400_000)}`),
  'a body shorter than it says': contact('Content-Length: 100', 'name=a'),
  'a body longer than it says': contact('Content-Length: 3', 'name=a&email=b'),
  'a body announced as enormous': contact('Content-Length: 999999999999', 'name=a'),
  'chunks of no size': chunks('zz\r\nname=a\r\n0\r\n\r\n'),
  'chunks of negative size': chunks('-1\r\nname=a\r\n0\r\n\r\n'),
  'chunks that overflow': chunks('ffffffffffffffffff\r\nname=a'),
  'a token of nobody': fields('token=a.b.c&name=Sara'),
  'a token of bytes': fields('token=%F0%9F%92%A9.%00.%FF'),
  'a form from another site': sized('/contactus', [form, ...evil], 'name=a'),
  'a form from nowhere': sized('/contactus', [form, 'Origin: null'], 'name=a'),
  'a form sent to a page of another': sized('/ourpeople', [own, form], 'name=a'),
  'a form sent to its thanks': sized('/contactus/sent', [own, form], 'name=a'),
  'an application for a job that is not there': sized('/apply/99', [own, multipart], '--b--'),
  'an application for a job of words': sized('/apply/one', [own, multipart], '--b--'),
  'parts without a boundary': parts('--b--', 'Content-Type: multipart/form-data'),
  'parts with an empty boundary': parts('----', 'Content-Type: multipart/form-data; boundary='),
  'parts that never begin': parts('nothing'),
  'parts that never end': parts('--b\r\nContent-Disposition: form-data; name="name"\r\n\r\na'),
  'a part without a name': parts('--b\r\nContent-Disposition: form-data\r\n\r\na\r\n--b--'),
  'a part with a header of pages': parts(`--b\r\nX: ${'a'.repeat(200_000)}\r\n\r\na\r\n--b--`),
  'a file with the name of another folder': parts(`${file('../../../etc/cron.d/a.pdf')}--b--`),
  'a hundred files': parts(`${file('a.pdf').repeat(100)}--b--`),
};

const smuggling = [own, form, 'Content-Length: 6', 'Transfer-Encoding: chunked'];

/** Requests that hide another one, or are none. */
export const smuggled: Record<string, string | Buffer> = {
  'a second request in the body of the first': post('/contactus', smuggling, '0\r\n\r\nGET /ar HTTP/1.1'),
  'a request after one that was refused': `QWERTY / HTTP/1.1\r\n${host}\r\n\r\n${ask('/../etc/passwd')}`,
  'bytes of chance': Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 7919) % 256)),
  'a gigabyte promised in headers': `GET / HTTP/1.1\r\n${'A'.repeat(200_000)}`,
};
