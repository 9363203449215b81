import nodemailer, { type Transporter } from 'nodemailer';
import type { Mail } from './mail.ts';

/** Milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Milliseconds for one mail altogether: below the lease of a delivery, so that nobody else sends it meanwhile. */
const sendTimeoutMs = 90_000;

export interface Mailer {
  /** Hands a mail to the mail server; the error it throws is nodemailer's. */
  send(mail: Mail, to: { id: string; receivers: string }): Promise<void>;
  /** Connects and logs in, and sends nothing; the error it throws is nodemailer's. */
  logIn(): Promise<void>;
  close(): void;
}

/**
 * Sends through the mail server at an address: TLS from the start with smtps://, STARTTLS where it is offered with
 * smtp://, always with smtp://…?requireTLS=true, never with smtp://…?ignoreTLS=true.
 * @param from the only sender there is, whoever wrote
 */
export function createMailer(smtpUrl: string, from: string, limits = timeouts): Mailer {
  const transport: Transporter = nodemailer.createTransport({
    url: smtpUrl,
    ...limits,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ headers, ...mail }, { id, receivers }) {
      await transport.sendMail({
        ...mail,
        headers,
        from,
        to: receivers,
        // The same in every try, so that a mail which came twice shows that it is one.
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
