import { expect, test } from 'vitest';
import { smtpRefusingLogin, startSmtp } from '#server/mail/smtp.fixture.ts';
import { checkMail } from './check-mail.ts';
import { short } from './short.fixture.ts';

const settings = {
  siteUrl: 'https://www.firm.example',
  mailFrom: 'The firm <website@firm.example>',
  mailBounces: 'bounces@firm.example',
  mailTo: 'office@firm.example, second@firm.example',
  mailRoutes: { egypt: 'gone@firm.example' },
};

test('a mail server that accepts the login gets a test message for each address, if requested', async () => {
  const { mails, url: smtpUrl } = await startSmtp((step, address) =>
    step === 'receiver' && address.startsWith('gone') ? 550 : undefined,
  );
  const login = 'ok: 127.0.0.1 accepted the login.';
  expect(short(await checkMail({ ...settings, smtpUrl }, false))).toEqual([login]);
  expect(mails).toEqual([]);
  expect(short(await checkMail({ ...settings, smtpUrl }, true))).toEqual([
    login,
    expect.stringMatching(/^ok: A test message to office@firm\.example was accepted/),
    expect.stringMatching(/^ok: A test message to second@firm\.example was accepted/),
    expect.stringMatching(/^ok: A test message to bounces@firm\.example was accepted/),
    expect.stringMatching(/^failing: A test message to gone@firm\.example was refused: .*550/),
  ]);
  const receivers = mails.map(({ envelope }) => envelope.to.join());
  expect(receivers).toEqual(['office@firm.example', 'second@firm.example', 'bounces@firm.example']);
});

test('an address that receives no bounces gets a warning', async () => {
  const { url: smtpUrl } = await startSmtp();
  expect(short(await checkMail({ ...settings, mailBounces: undefined, smtpUrl }, false))).toEqual([
    'ok: 127.0.0.1 accepted the login.',
    'warning: MAIL_BOUNCES is not set: emails that could not be delivered go back to MAIL_FROM.',
  ]);
});

test('a refused password and an unreachable server get different messages', async () => {
  const smtpUrl = await smtpRefusingLogin();
  const [refused] = [await checkMail({ ...settings, smtpUrl }, false)].flat();
  expect(refused).toMatchObject({ state: 'failing', text: '127.0.0.1 refused the login.' });
  expect(refused?.remedy).toMatch(/user name and password/);
  const found = async (smtpUrl?: string) => short(await checkMail({ ...settings, smtpUrl }, false))[0];
  expect(await found('smtp://127.0.0.1:1')).toBe('failing: 127.0.0.1 could not be reached.');
  expect(await found()).toMatch(/^warning: SMTP_URL/);
});
