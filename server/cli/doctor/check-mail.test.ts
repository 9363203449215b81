import { describe, expect, test } from 'vitest';
import { startSmtp } from '#server/mail/smtp.fixture.ts';
import { checkMail } from './check-mail.ts';
import { endings, short, strictSmtp } from './doctor.fixture.ts';

describe('the mail server', () => {
  const settings = {
    siteUrl: 'https://www.rasikh.example',
    mailFrom: 'Rasikh <website@rasikh.example>',
    mailTo: 'office@rasikh.example, second@rasikh.example',
    mailRoutes: { egypt: 'gone@rasikh.example' },
  };

  test('that accepts the login gets a test message for each address, where it was asked for', async () => {
    const smtp = await startSmtp((step, address) =>
      step === 'receiver' && address.startsWith('gone') ? 550 : undefined,
    );
    endings.push(() => smtp.close());
    const set = { ...settings, smtpUrl: smtp.url };
    expect(short(await checkMail(set, false))).toEqual(['good: 127.0.0.1 accepted the login.']);
    expect(smtp.mails).toEqual([]);
    expect(short(await checkMail(set, true))).toEqual([
      'good: 127.0.0.1 accepted the login.',
      expect.stringMatching(/^good: A test message to office@rasikh\.example was accepted/),
      expect.stringMatching(/^good: A test message to second@rasikh\.example was accepted/),
      expect.stringMatching(/^bad: A test message to gone@rasikh\.example was refused: .*550/),
    ]);
    expect(smtp.mails.map(({ envelope }) => envelope.to.join())).toEqual([
      'office@rasikh.example',
      'second@rasikh.example',
    ]);
  });

  test('that refuses the password, or is not there, is told apart', async () => {
    const smtp = await strictSmtp();
    const smtpUrl = smtp.replace('//', '//user:hunter2@');
    const [refused] = [await checkMail({ ...settings, smtpUrl }, false)].flat();
    expect(refused).toMatchObject({ level: 'bad', text: '127.0.0.1 refused the login.' });
    expect(refused?.remedy).toMatch(/user name and password/);
    expect(short(await checkMail({ ...settings, smtpUrl: 'smtp://127.0.0.1:1' }, false))).toEqual([
      'bad: 127.0.0.1 could not be reached.',
    ]);
    expect(short(await checkMail({ ...settings, smtpUrl: undefined }, false))[0]).toMatch(
      /^warning: SMTP_URL/,
    );
  });
});
