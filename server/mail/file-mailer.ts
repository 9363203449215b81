import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import nodemailer, { type Transport } from 'nodemailer';
import { type Mailer, mailerOf, type RenderMail } from './mailer.ts';

/** Writes mails into a folder and prints their private links, for development. */
export function fileMailer(folder: string, from: string, renderMail: RenderMail): Mailer {
  const send: Transport['send'] = ({ data, message }, sent) =>
    message.build((error, bytes) => {
      if (error) return sent(error, undefined);
      mkdirSync(folder, { recursive: true });
      const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${data.to}.eml`);
      writeFileSync(file, bytes);
      const links = String(data.text).match(/https?:\/\/\S+\?link=\S+/g) ?? [];
      console.log([`Mail to ${data.to}: ${data.subject}`, relative('', file), ...links].join('\n  '));
      sent(null, { envelope: message.getEnvelope(), messageId: message.messageId() });
    });
  return mailerOf(nodemailer.createTransport({ name: 'files', version: '1', send }), from, { renderMail });
}
