import { ask, host, post } from './raw-request.fixture.ts';

const form = 'Content-Type: application/x-www-form-urlencoded';
const own = 'Sec-Fetch-Site: same-origin';
const sized = (path: string, headers: string[], body: string) =>
  post(path, [...headers, `Content-Length: ${Buffer.byteLength(body)}`], body);

const multipart = 'Content-Type: multipart/form-data; boundary=b';
const fields = (body: string) => sized('/contactus', [own, form], body);
const parts = (body: string) => sized('/apply/1', [own, multipart], body);
/** Bodies of forms that no form of ours sends. */
export const badBodies: Record<string, string | Buffer> = {
  'a form without a type': sized('/contactus', [own], 'name=a'),
  'a form that is JSON': sized('/contactus', [own, 'Content-Type: application/json'], '{"name":"a"}'),
  'a form that is XML': sized(
    '/contactus',
    [own, 'Content-Type: text/xml'],
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>',
  ),
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
  'a body shorter than it says': post('/contactus', [own, form, 'Content-Length: 100'], 'name=a'),
  'a body longer than it says': post('/contactus', [own, form, 'Content-Length: 3'], 'name=a&email=b'),
  'a body announced as enormous': post('/contactus', [own, form, 'Content-Length: 999999999999'], 'name=a'),
  'chunks of no size': post(
    '/contactus',
    [own, form, 'Transfer-Encoding: chunked'],
    'zz\r\nname=a\r\n0\r\n\r\n',
  ),
  'chunks of negative size': post(
    '/contactus',
    [own, form, 'Transfer-Encoding: chunked'],
    '-1\r\nname=a\r\n0\r\n\r\n',
  ),
  'chunks that overflow': post(
    '/contactus',
    [own, form, 'Transfer-Encoding: chunked'],
    'ffffffffffffffffff\r\nname=a',
  ),
  'a token of nobody': fields('token=a.b.c&name=Sara'),
  'a token of bytes': fields('token=%F0%9F%92%A9.%00.%FF'),
  'a form from another site': sized(
    '/contactus',
    [form, 'Origin: https://evil.example', 'Sec-Fetch-Site: cross-site'],
    'name=a',
  ),
  'a form from nowhere': sized('/contactus', [form, 'Origin: null'], 'name=a'),
  'a form sent to a page of another': sized('/ourpeople', [own, form], 'name=a'),
  'a form sent to its thanks': sized('/contactus/sent', [own, form], 'name=a'),
  'an application for a job that is not there': sized('/apply/99', [own, multipart], '--b--'),
  'an application for a job of words': sized('/apply/one', [own, multipart], '--b--'),
  'parts without a boundary': sized('/apply/1', [own, 'Content-Type: multipart/form-data'], '--b--'),
  'parts with an empty boundary': sized(
    '/apply/1',
    [own, 'Content-Type: multipart/form-data; boundary='],
    '----',
  ),
  'parts that never begin': parts('nothing'),
  'parts that never end': parts('--b\r\nContent-Disposition: form-data; name="name"\r\n\r\na'),
  'a part without a name': parts('--b\r\nContent-Disposition: form-data\r\n\r\na\r\n--b--'),
  'a part with a header of pages': parts(`--b\r\nX: ${'a'.repeat(200_000)}\r\n\r\na\r\n--b--`),
  'a file with the name of another folder': parts(
    '--b\r\nContent-Disposition: form-data; name="resume"; filename="../../../etc/cron.d/a.pdf"\r\n\r\n%PDF-\r\n--b--',
  ),
  'a hundred files': parts(
    `${Array.from({ length: 100 }, () => '--b\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-\r\n').join('')}--b--`,
  ),
};

/** Requests that hide another one, or are none. */
export const smuggled: Record<string, string | Buffer> = {
  'a second request in the body of the first': `${post('/contactus', [own, form, 'Content-Length: 6', 'Transfer-Encoding: chunked'], '0\r\n\r\nGET /ar HTTP/1.1')}`,
  'a request after one that was refused': `QWERTY / HTTP/1.1\r\n${host}\r\n\r\n${ask('/../etc/passwd')}`,
  'bytes of chance': Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 7919) % 256)),
  'a gigabyte promised in headers': Buffer.concat([
    Buffer.from('GET / HTTP/1.1\r\n'),
    Buffer.alloc(200_000, 'A'),
  ]),
};
