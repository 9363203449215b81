import { describe, expect, test } from 'vitest';
import { startSmtp } from '../mail/smtp.fixture.ts';
import { startDns } from './dns.fixture.ts';
import { endings, short, strictSmtp } from './doctor.fixture.ts';
import { checkMail } from './mail.ts';
import { checkSenderDomain } from './sender-domain.ts';

describe('the mail server', () => {
  const settings = {
    siteUrl: 'https://www.rasikh.example',
    mailFrom: 'Rasikh <website@rasikh.example>',
    mailTo: 'office@rasikh.example, second@rasikh.example',
    mailRoutes: { egypt: 'gone@rasikh.example' },
  };

  test('that lets us in gets a test message for each address, where it was asked for', async () => {
    const smtp = await startSmtp((step, address) =>
      step === 'receiver' && address.startsWith('gone') ? 550 : undefined,
    );
    endings.push(() => smtp.close());
    const set = { ...settings, smtpUrl: smtp.url };
    expect(short(await checkMail(set, false))).toEqual(['good: 127.0.0.1 lets us in.']);
    expect(smtp.mails).toEqual([]);
    expect(short(await checkMail(set, true))).toEqual([
      'good: 127.0.0.1 lets us in.',
      expect.stringMatching(/^good: A test message to office@rasikh\.example was taken/),
      expect.stringMatching(/^good: A test message to second@rasikh\.example was taken/),
      'bad: A test message to gone@rasikh.example was not taken: rejected-address.',
    ]);
    expect(smtp.mails.map(({ envelope }) => envelope.to.join())).toEqual([
      'office@rasikh.example',
      'second@rasikh.example',
    ]);
  });

  test('that refuses the password, or is not there, is told apart', async () => {
    const smtp = await strictSmtp();
    const smtpUrl = smtp.replace('//', '//user:hunter2@');
    const [refused] = await checkMail({ ...settings, smtpUrl }, false);
    expect(refused).toMatchObject({ level: 'bad', text: '127.0.0.1 does not let us in: login.' });
    expect(refused?.remedy).toMatch(/user name and password/);
    expect(short(await checkMail({ ...settings, smtpUrl: 'smtp://127.0.0.1:1' }, false))).toEqual([
      'bad: 127.0.0.1 does not let us in: unreachable.',
    ]);
    expect(short(await checkMail({ ...settings, smtpUrl: undefined }, false))[0]).toMatch(
      /^warning: SMTP_URL/,
    );
  });
});

describe("the sender's domain", () => {
  const wellKept = {
    'mail.firm.example': ['unrelated', 'v=spf1 include:provider.example -all'],
    'a1._domainkey.mail.firm.example': ['v=DKIM1; k=ed25519; p=MCowBQYDK2VwAyEA'],
    '_dmarc.firm.example': ['v=DMARC1; p=none; sp=reject'],
  };

  test('that protects itself is good, with the policy of the domain above', async () => {
    expect(await sender(wellKept)).toEqual([
      'good: SPF of mail.firm.example says who may send.',
      'good: DKIM has a key at a1._domainkey.mail.firm.example.',
      'good: DMARC at _dmarc.firm.example protects the domain (reject).',
    ]);
  });

  test.each<[string, Record<string, string[]>, RegExp]>([
    ['no SPF', { 'mail.firm.example': [] }, /^bad: .+ has no SPF record/],
    ['two SPF', { 'mail.firm.example': ['v=spf1 -all', 'v=spf1 mx -all'] }, /^bad: .+ several SPF/],
    ['SPF for all', { 'mail.firm.example': ['v=spf1 +all'] }, /^bad: .+ lets everybody send/],
    ['open SPF', { 'mail.firm.example': ['v=spf1 mx ?all'] }, /^warning: .+ keeps nobody out/],
    ['no DKIM', { 'a1._domainkey.mail.firm.example': [] }, /^bad: There is no DKIM key/],
    ['a revoked key', { 'a1._domainkey.mail.firm.example': ['v=DKIM1; p='] }, /^bad: .+ is revoked/],
    ['no DMARC', { '_dmarc.firm.example': [] }, /^bad: .+ has no DMARC record/],
    ['watching DMARC', { '_dmarc.firm.example': ['v=DMARC1; p=none'] }, /^warning: .+ only watches/],
  ])('with %s is told of', async (_, changes, sentence) => {
    const found = await sender({ ...wellKept, ...changes });
    expect(found.filter((line) => !line.startsWith('good'))).toEqual([expect.stringMatching(sentence)]);
  });

  test('is no matter for alarm where no resolver answers', async () => {
    const { resolver, close } = await startDns({});
    await close();
    const found = await checkSenderDomain('a@firm.example', 'a1', resolver);
    expect(short(found)).toEqual(['warning: firm.example was not checked: no resolver answers.']);
  });

  async function sender(texts: Record<string, string[]>) {
    const { resolver, close } = await startDns(texts);
    endings.push(close);
    return short(await checkSenderDomain('Firm <website@mail.firm.example>', 'a1', resolver));
  }
});
