import nodemailer, { type Transporter } from 'nodemailer';
import type { Mail } from './mail.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Below the lease of a delivery, so that nobody else sends it meanwhile. */
const sendTimeoutMs = 90_000;

/** Rejects with nodemailer's errors. */
export interface Mailer {
  send(mail: Mail, to: { id: string; receivers: string }): Promise<void>;
  logIn(): Promise<void>;
  close(): void;
}

/** TLS from the start with smtps://, STARTTLS where offered with smtp://. */
export function createMailer(smtpUrl: string, from: string, limits = timeouts): Mailer {
  return mailerOf(
    nodemailer.createTransport({ url: smtpUrl, ...limits, disableFileAccess: true, disableUrlAccess: true }),
    from,
  );
}

export function mailerOf(transport: Transporter, from: string): Mailer {
  const domain = /@([^@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ headers, ...mail }, { id, receivers }) {
      await transport.sendMail({
        ...mail,
        headers,
        from,
        to: receivers,
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
