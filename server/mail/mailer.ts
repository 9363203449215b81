import nodemailer, { type Transporter } from 'nodemailer';
import type { MailBody } from '#mails/mail-body.ts';
import type { FailedAttempt, FailureReason } from '#server/outbox/outbox.ts';
import type { Mail } from './mail.ts';

export type RenderMail = (body: MailBody) => string;

const defaultTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Sending takes less time than a delivery's lease, so that no other worker sends the mail meanwhile. */
const sendTimeoutMs = 90_000;

/** Rejects with nodemailer's errors. */
export interface Mailer {
  send(mail: Mail, delivery: { id: string; receivers: string }): Promise<void>;
  logIn(): Promise<void>;
  close(): void;
}

/** Connects with TLS from the start for smtps://, with STARTTLS if the server offers it for smtp://. */
export function createMailer(smtpUrl: string, from: string, options: MailerOptions = {}): Mailer {
  const { timeouts = defaultTimeouts } = options;
  const access = { disableFileAccess: true, disableUrlAccess: true };
  return mailerOf(nodemailer.createTransport({ url: smtpUrl, ...timeouts, ...access }), from, options);
}

interface MailerOptions {
  timeouts?: typeof defaultTimeouts;
  renderMail?: RenderMail | undefined;
  /** Mail servers send back undelivered mails to this address; the default is `from`. */
  bounces?: string | undefined;
}

export function mailerOf(transport: Transporter, from: string, options: MailerOptions = {}): Mailer {
  const { renderMail, bounces } = options;
  const domain = /@([^@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ body, ...mail }, { id, receivers }) {
      await transport.sendMail({
        ...mail,
        html: body && renderMail?.(body),
        from,
        to: receivers,
        envelope: { from: bounces ?? from, to: receivers },
        // Every attempt has the same id, so that duplicates can be recognized.
        messageId: `<${id}@${domain}>`,
        signal: AbortSignal.timeout(sendTimeoutMs),
      });
    },
    async logIn() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

type SmtpError = Error & { code?: string; responseCode?: number; command?: string };

/** A refusal is permanent if `isFinal`: an office's address can be corrected, a visitor's cannot. */
export function smtpFailure(error: unknown, isFinal: boolean): FailedAttempt {
  const failure: SmtpError = error instanceof Error ? error : new Error(String(error));
  const { message, code = '', responseCode = 0, command = '' } = failure;
  const reason = reasonOf(code, responseCode, command);
  // 503 concerns the order of commands, not the mail.
  const isRefusal = (reason === 'refused' && responseCode !== 503) || reason === 'rejected-address';
  return { reason, detail: message, permanent: isFinal && isRefusal };
}

function reasonOf(code: string, responseCode: number, command: string): FailureReason {
  if (code === 'EAUTH') return 'bad-credentials';
  if (responseCode >= 500) return command.startsWith('RCPT') ? 'rejected-address' : 'refused';
  if (responseCode >= 400) return 'greylisted';
  // nodemailer rejects the address before it asks the mail server.
  if (code === 'EENVELOPE') return 'rejected-address';
  if (code === 'ETIMEDOUT' || code === 'EABORT') return 'timeout';
  return /^E[A-Z]+$/.test(code) ? 'unreachable' : 'not-rendered';
}
