import { afterEach, expect, test } from 'vitest';
import { renderEmail } from '../../src/render.tsx';
import { readMessages } from '../content.ts';
import { message } from '../messages/message.fixture.ts';
import type { Submission } from '../messages/submission-details.ts';
import { createMailer, type Mailer, smtpFailure } from './mailer.ts';
import { staffMail } from './office-mails.ts';
import { startRudeSmtp, startSmtp } from './smtp.fixture.ts';

const messages = readMessages();
const from = 'راسخ Consulting <website@rasikh.example>';
const short = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 };

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});
const ended = <Ending extends { close(): unknown }>(each: Ending) => {
  endings.push(() => each.close());
  return each;
};

function send(
  url: string,
  values: Record<string, unknown> = {},
  receivers = 'office@rasikh.example',
  timeouts?: typeof short,
) {
  const submission: Submission = {
    id: '1',
    reference: 'K7MF-3XQ2',
    form: 'contact',
    language: 'ar',
    created_at: 0,
    fields: { ...message().values, ...values },
    consents: [{ given: 1 }],
    file: undefined,
  };
  const mailer: Mailer = ended(createMailer(url, from, { renderEmail, timeouts }));
  return mailer.send(
    staffMail(submission, messages.ar, () => 'https://www.rasikh.example/message'),
    { id: 'outbox-1', receivers },
  );
}
const failureOf = (url: string, timeouts?: typeof short) =>
  send(url, {}, undefined, timeouts).then(
    () => undefined,
    (error) => smtpFailure(error, true),
  );

test('what was written arrives as it was written', async () => {
  const smtp = ended(await startSmtp());
  const lines = [
    '٠٥٠ عربيٌّ مُشَكَّل 👩🏽‍💻🇸🇦',
    '\u202e\u2066bidi\u2069\u200f marks',
    '.', // ends a mail where it is not doubled
    '.. From me',
    `  ${'x'.repeat(1200)}`,
    '=3D =?utf-8?q?a?= %00 \\r\\n',
  ];
  const text = `${lines.join('\n')}\n${'أ'.repeat(5000 - lines.join('\n').length - 1)}`;
  await send(smtp.url, { message: text });
  const [mail] = smtp.mails;
  const sent = mail?.text?.replace(/\r\n/g, '\n').replace(/\n$/, '') ?? '';
  const received = [...sent.matchAll(/^\u2068(.*)\u2069$/gm)].map(([, line]) => line);
  expect(received.join('\n')).toBe(text);
  expect(mail?.html).toContain('٠٥٠ عربيٌّ مُشَكَّل 👩🏽‍💻🇸🇦');
});

test('the mail comes from the firm alone, has the id of its delivery, and is answered to the visitor', async () => {
  const smtp = ended(await startSmtp());
  await send(smtp.url, { email: 'mona@company.example' }, 'a@rasikh.example, b@rasikh.example');
  const [mail] = smtp.mails;
  expect(mail?.envelope).toEqual({
    from: 'website@rasikh.example',
    to: ['a@rasikh.example', 'b@rasikh.example'],
  });
  expect(mail?.from).toMatchObject({ name: 'راسخ Consulting', address: 'website@rasikh.example' });
  expect(mail?.replyTo).toMatchObject([{ name: 'منى القحطاني', address: 'mona@company.example' }]);
  expect(mail?.messageId).toBe('<outbox-1@rasikh.example>');
});

test.each([
  ['name', 'Eve\r\nBcc: all@victims.example\r\n\r\nbody'],
  ['name', 'Eve\nX-Injected: 1'],
  ['name', '"Eve" <all@victims.example>, other\u2028Bcc: all@victims.example'],
  ['email', 'eve@a.example\r\nBcc: all@victims.example'],
  ['email', 'eve@a.example>,<all@victims.example'],
  ['country', 'egypt\r\nBcc: all@victims.example'],
])('a header put into %s (%j) stays a value', async (field, value) => {
  const smtp = ended(await startSmtp());
  await send(smtp.url, { [field]: value });
  const [mail] = smtp.mails;
  expect(mail?.envelope.to).toEqual(['office@rasikh.example']);
  expect([mail?.cc, mail?.bcc]).toEqual([undefined, undefined]);
  const names = mail?.headers.map(({ key }) => key);
  expect(names).not.toContain('x-injected');
  expect(names).not.toContain('bcc');
  expect(mail?.replyTo?.map(({ address }) => address) ?? []).not.toContain('all@victims.example');
});

test('a server without TLS is served, unless the address asks for TLS', async () => {
  const smtp = ended(await startSmtp());
  await send(smtp.url);
  expect(await failureOf(`${smtp.url}?requireTLS=true`)).toMatchObject({ reason: 'unreachable' });
  expect(smtp.mails).toHaveLength(1);
});

test('a server whose certificate nobody vouches for gets nothing', async () => {
  const smtp = ended(await startSmtp(undefined, { hideSTARTTLS: false }));
  expect(await failureOf(smtp.url)).toMatchObject({ reason: 'unreachable', permanent: false });
  expect(smtp.mails).toEqual([]);
  await send(`${smtp.url}?ignoreTLS=true`);
  expect(smtp.mails).toHaveLength(1);
});

test('an address that the server refuses is named, and the refusal is for good', async () => {
  const smtp = ended(await startSmtp((step) => (step === 'receiver' ? 550 : undefined)));
  expect(await failureOf(smtp.url)).toMatchObject({ reason: 'rejected-address', permanent: true });
});

test.each([
  ['sender', 553, 'refused', true],
  ['data', 554, 'refused', true],
  ['data', 503, 'refused', false],
  ['receiver', 451, 'greylisted', false],
  ['data', 452, 'greylisted', false],
] as const)('a server that answers at %s with %i has %s the mail', async (at, code, reason, permanent) => {
  const smtp = ended(await startSmtp((step) => (step === at ? code : undefined)));
  expect(await failureOf(smtp.url)).toMatchObject({ reason, permanent });
});

test('a login that the server refuses is named', async () => {
  const options = { authOptional: false, allowInsecureAuth: true, authMethods: ['PLAIN'] };
  const onAuth = (_: unknown, __: unknown, callback: (error: Error) => void) => callback(new Error('no'));
  const smtp = ended(await startSmtp(undefined, { ...options, onAuth }));
  expect(await failureOf(smtp.url.replace('//', '//user:wrong@'))).toMatchObject({
    reason: 'login',
    permanent: false,
  });
});

test('no server at all is unreachable', async () => {
  expect(await failureOf('smtp://127.0.0.1:1')).toMatchObject({ reason: 'unreachable', permanent: false });
});

test.each(['connect', 'DATA', '.'] as const)(
  'a server that says nothing more after %s times out',
  async (command) => {
    const smtp = ended(await startRudeSmtp(command, () => {}));
    expect(await failureOf(smtp.url, short)).toMatchObject({ reason: 'timeout', permanent: false });
  },
);

test.each(['connect', 'DATA', '.'] as const)(
  'a server that hangs up at %s is unreachable',
  async (command) => {
    const smtp = ended(await startRudeSmtp(command, (socket) => socket.destroy()));
    expect(await failureOf(smtp.url)).toMatchObject({ reason: 'unreachable', permanent: false });
  },
);
