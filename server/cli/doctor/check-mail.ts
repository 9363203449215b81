import { randomUUID } from 'node:crypto';
import { staffCommand } from '#server/lib/staff-command.ts';
import { createMailer, type Mailer, smtpFailure } from '#server/mail/mailer.ts';
import type { Settings } from '#server/settings/settings.ts';
import { terminalLine } from '../print.ts';
import { type CheckResult, failing, ok, warning } from './check-result.ts';

export type MailSettings = Pick<
  Settings,
  'smtpUrl' | 'mailFrom' | 'mailBounces' | 'mailTo' | 'mailRoutes' | 'siteUrl'
>;

const timeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 };

/** Logs in to the mail server. With `send`, it also sends a test mail to each address in the settings. */
export async function checkMail(settings: MailSettings, send: boolean): Promise<CheckResult | CheckResult[]> {
  const { smtpUrl, mailFrom, mailBounces: bounces } = settings;
  if (!smtpUrl || !mailFrom)
    return warning(
      'SMTP_URL is not set: submissions are stored, but the office is not told.',
      'Set it: see deploy/.env.example',
    );
  const { hostname } = new URL(smtpUrl);
  const mailer = createMailer(smtpUrl, mailFrom, { timeouts, bounces });
  try {
    await mailer.logIn();
  } catch (error) {
    const isRefused = smtpFailure(error, true).reason === 'bad-credentials';
    const remedy = isRefused
      ? 'Check the user name and password in SMTP_URL. Percent-encode characters such as @ there.'
      : 'Check the host and port in SMTP_URL, the server’s certificate and log, and the firewall.';
    return failing(`${hostname} ${isRefused ? 'refused the login' : 'could not be reached'}.`, remedy);
  } finally {
    mailer.close();
  }
  return [
    ok(`${hostname} accepted the login.`),
    ...(bounces ? [] : [withoutBounces]),
    ...(send ? await sendTests(mailer, settings) : []),
  ];
}

const withoutBounces = warning(
  'MAIL_BOUNCES is not set: emails that could not be delivered go back to MAIL_FROM.',
  'Set it to an email address that someone reads: see deploy/.env.example',
);
async function sendTests(mailer: Mailer, settings: MailSettings): Promise<CheckResult[]> {
  const { mailTo, mailBounces, mailRoutes } = settings;
  const lists = [mailTo, mailBounces, ...Object.values(mailRoutes)].filter((list) => list !== undefined);
  const addresses = new Set(lists.flatMap((list) => list.split(',')).map((address) => address.trim()));
  const results: CheckResult[] = [];
  for (const receivers of addresses) {
    try {
      await mailer.send(testMail(settings.siteUrl), { id: randomUUID(), receivers });
      results.push(ok(`A test message to ${receivers} was accepted. Check that it arrived.`));
    } catch (error) {
      const { detail } = smtpFailure(error, true);
      results.push(
        failing(`A test message to ${receivers} was refused: ${terminalLine(detail)}`, 'Check the address.'),
      );
    }
  }
  return results;
}

function testMail(siteUrl: string) {
  const text = `This is a test message from the website ${siteUrl}, sent with ${staffCommand('doctor')}. You do not need to do anything.`;
  const subject = 'Test message from the website';
  return { subject, text, replyTo: undefined, headers: { 'Content-Language': 'en' } };
}
