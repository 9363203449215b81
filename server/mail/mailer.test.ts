import { expect, test } from 'vitest';
import { readMessages } from '#server/content/site-content.ts';
import { storedSubmission, typed } from '#server/submissions/submission.fixture.ts';
import { closing } from '#tests/support/server/clean-up.ts';
import { renderMail } from '../../src/render.tsx';
import { createMailer, smtpFailure } from './mailer.ts';
import { type SmtpReply, smtpRefusingLogin, startRudeSmtp, startSmtp } from './smtp.fixture.ts';
import { staffMail } from './staff-mails.ts';

const { ar: messages } = readMessages();
const short = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 };

function send(
  url: string,
  values: Record<string, string> = {},
  {
    receivers = 'office@firm.example',
    ...options
  }: { receivers?: string; timeouts?: typeof short; bounces?: string } = {},
) {
  const from = 'راسخ Consulting <website@firm.example>';
  const mailer = closing(createMailer(url, from, { renderMail, ...options }));
  const submission = storedSubmission({ language: 'ar', fields: { ...typed, ...values } });
  return mailer.send(
    staffMail(submission, messages, () => 'https://www.firm.example/submission-status'),
    { id: 'outbox-1', receivers },
  );
}

const failureOf = (url: string, timeouts?: typeof short) =>
  send(url, {}, { timeouts }).then(
    () => undefined,
    (error) => smtpFailure(error, true),
  );

test('the written text arrives unchanged', async () => {
  const smtp = await startSmtp();
  const lines = [
    '٠٥٠ عربيٌّ مُشَكَّل 👩🏽‍💻🇸🇦',
    '\u202e\u2066bidi\u2069\u200f marks',
    '.', // ends a mail unless it is doubled
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

test('an email has the firm as its sender, the id of its delivery, and the visitor for replies', async () => {
  const smtp = await startSmtp();
  const receivers = 'a@firm.example, b@firm.example';
  await send(smtp.url, { email: 'mona@company.example' }, { receivers });
  await send(smtp.url, {}, { bounces: 'bounces@firm.example' });
  const [mail, returned] = smtp.mails;
  // Undelivered mails return to a separate mailbox.
  expect(returned?.envelope.from).toBe('bounces@firm.example');
  expect(mail?.envelope).toEqual({
    from: 'website@firm.example',
    to: ['a@firm.example', 'b@firm.example'],
  });
  expect(mail?.from).toMatchObject({ name: 'راسخ Consulting', address: 'website@firm.example' });
  expect(mail?.replyTo).toMatchObject([{ name: 'منى القحطاني', address: 'mona@company.example' }]);
  expect(mail?.messageId).toBe('<outbox-1@firm.example>');
});

test.each([
  ['منى@company.example', undefined],
  ['mona\u200b@company.example', undefined],
  ['mona＋1@company.example', undefined],
  ['mona@مثال.السعودية', 'mona@xn--mgbh0fb.xn--mgberp4a5d4ar'],
  ["o'mona+1@company.example", "o'mona+1@company.example"],
])('a mail server limited to ASCII headers gets the office’s email from %j', async (email, reply) => {
  const smtp = await startSmtp();
  await send(smtp.url, { email });
  const [mail] = smtp.mails;
  expect(mail?.raw.split('\r\n\r\n')[0]).toMatch(/^[\t\r\n -~]*$/);
  expect(mail?.replyTo?.map(({ address }) => address)).toEqual(reply && [reply]);
  expect(mail?.text).toContain(email);
  const { reply: answerable, replyByHand } = messages.mails.staff;
  expect(mail?.text?.includes(reply ? answerable : replyByHand)).toBe(true);
});

test.each(['Mona <ceo@firm.example>', 'ceo＠firm.example'])(
  'a typed name cannot look like another address: %s',
  async (name) => {
    const smtp = await startSmtp();
    await send(smtp.url, { name, email: 'mona@company.example' });
    expect(smtp.mails[0]?.replyTo).toEqual([{ name: '', address: 'mona@company.example' }]);
  },
);

test.each([
  ['name', 'Eve\r\nBcc: all@victims.example\r\n\r\nbody'],
  ['name', '"Eve" <all@victims.example>, other\u2028Bcc: all@victims.example'],
  ['email', 'eve@a.example\r\nBcc: all@victims.example'],
  ['country', 'egypt\r\nBcc: all@victims.example'],
])('a header injected into %s (%j) stays part of the value', async (field, value) => {
  const smtp = await startSmtp();
  await send(smtp.url, { [field]: value });
  const [mail] = smtp.mails;
  expect(mail?.envelope.to).toEqual(['office@firm.example']);
  expect([mail?.cc, mail?.bcc]).toEqual([undefined, undefined]);
  expect(mail?.replyTo?.map(({ address }) => address) ?? []).not.toContain('all@victims.example');
});

test('nothing is sent to a server without the TLS that the address requires, or with an untrusted certificate', async () => {
  const plain = await startSmtp();
  expect(await failureOf(`${plain.url}?requireTLS=true`)).toMatchObject({ reason: 'unreachable' });
  expect(plain.mails).toEqual([]);
  const smtp = await startSmtp(undefined, { hideSTARTTLS: false });
  expect(await failureOf(smtp.url)).toMatchObject({ reason: 'unreachable', permanent: false });
  expect(smtp.mails).toEqual([]);
  await send(`${smtp.url}?ignoreTLS=true`);
  expect(smtp.mails).toHaveLength(1);
});

test.each([
  ['sender', 553, 'refused', true],
  ['receiver', 550, 'rejected-address', true],
  ['receiver', 451, 'greylisted', false],
  ['data', 554, 'refused', true],
  ['data', 503, 'refused', false],
  ['data', 452, 'greylisted', false],
] as const)('a server that answers %s with %i has %s the email', async (at, code, reason, permanent) => {
  const answer: SmtpReply = (step) => (step === at ? code : undefined);
  expect(await failureOf((await startSmtp(answer)).url)).toMatchObject({ reason, permanent });
});

test('a refused login and an unreachable server get different reasons', async () => {
  expect(await failureOf(await smtpRefusingLogin())).toMatchObject({
    reason: 'bad-credentials',
    permanent: false,
  });
  expect(await failureOf('smtp://127.0.0.1:1')).toMatchObject({ reason: 'unreachable', permanent: false });
});

test.each(['connect', 'DATA', '.'] as const)(
  'a server that goes silent after %s times out; one that hangs up there is unreachable',
  async (command) => {
    const silent = await startRudeSmtp(command, () => {});
    expect(await failureOf(silent.url, short)).toMatchObject({ reason: 'timeout', permanent: false });
    const gone = await startRudeSmtp(command, (socket) => socket.destroy());
    expect(await failureOf(gone.url)).toMatchObject({ reason: 'unreachable', permanent: false });
  },
);
