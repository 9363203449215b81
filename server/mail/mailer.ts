import nodemailer, { type Transporter } from 'nodemailer';
import type { Email } from '#mails/email.ts';
import type { FailedAttempt, FailureReason } from '#server/outbox/outbox.ts';
import type { Mail } from './mail.ts';

/** Draws an email as HTML. */
export type RenderEmail = (email: Email) => string;

const defaultTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Below the lease of a delivery, so that nobody else sends it meanwhile. */
const sendTimeoutMs = 90_000;

/** Rejects with nodemailer's errors. */
export type Mailer = ReturnType<typeof mailerOf>;

/** TLS from the start with smtps://, STARTTLS where offered with smtp://. */
export function createMailer(
  smtpUrl: string,
  from: string,
  { timeouts = defaultTimeouts, ...options }: MailerOptions & { timeouts?: typeof defaultTimeouts } = {},
): Mailer {
  return mailerOf(
    nodemailer.createTransport({
      url: smtpUrl,
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
    from,
    options,
  );
}

interface MailerOptions {
  /** Draws HTML; without it mails are text alone. */
  renderEmail?: RenderEmail | undefined;
  /** Where mail servers send back what they could not deliver; without it to `from`. */
  bounces?: string | undefined;
}

export function mailerOf(transport: Transporter, from: string, { renderEmail, bounces }: MailerOptions = {}) {
  const domain = /@([^@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ email, ...mail }: Mail, { id, receivers }: { id: string; receivers: string }) {
      await transport.sendMail({
        ...mail,
        html: email && renderEmail?.(email),
        from,
        to: receivers,
        envelope: { from: bounces ?? from, to: receivers },
        // The same in every attempt, so that duplicates can be recognized.
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

/** @param lasting whether a refusal is final: an office's address gets fixed, a visitor's does not */
export function smtpFailure(error: unknown, lasting: boolean): FailedAttempt {
  const failure: SmtpError = error instanceof Error ? error : new Error(String(error));
  const { message, code = '', responseCode = 0, command = '' } = failure;
  const reason = reasonOf(code, responseCode, command);
  // 503 is about the order of commands, not about the mail.
  const isNo = (reason === 'refused' && responseCode !== 503) || reason === 'rejected-address';
  return { reason, detail: message, permanent: lasting && isNo };
}

function reasonOf(code: string, answer: number, command: string): FailureReason {
  if (code === 'EAUTH') return 'login';
  if (answer >= 500) return command.startsWith('RCPT') ? 'rejected-address' : 'refused';
  if (answer >= 400) return 'greylisted';
  // Rejected before the mail server was asked.
  if (code === 'EENVELOPE') return 'rejected-address';
  if (code === 'ETIMEDOUT' || code === 'EABORT') return 'timeout';
  return /^E[A-Z]+$/.test(code) ? 'unreachable' : 'unmade';
}
