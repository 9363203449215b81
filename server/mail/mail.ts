import { domainToASCII } from 'node:url';
import { isEmailAddress } from '#forms/email-address.ts';
import type { FormValues } from '#forms/form-definition.ts';
import type { MailBlock, MailBody } from '#mails/mail-body.ts';
import { mailText } from '#mails/mail-text.ts';
import type { Messages } from '#server/content/site-content.ts';

interface NamedAddress {
  name: string;
  address: string;
}

export interface Mail {
  subject: string;
  text: string;
  body?: MailBody;
  replyTo: NamedAddress | undefined;
  headers: Record<string, string>;
}

interface MailParts {
  title?: string;
  subject: string;
  reference?: string;
  replyTo?: NamedAddress | undefined;
  blocks: MailBlock[];
  foot?: MailBlock[];
  headers?: Record<string, string>;
}

export function mailOf({ firm, language }: Messages, parts: MailParts): Mail {
  const { subject, title = subject, reference, replyTo, blocks, foot = [] } = parts;
  const body = { language, title, firm, blocks, foot };
  const headers: Record<string, string> = { 'Content-Language': language, ...parts.headers };
  return {
    // Marks keep an Arabic subject from reordering the reference.
    subject: headerText(subject) + (reference ? ` · \u200e${reference}\u200e` : ''),
    text: mailText(body),
    body,
    replyTo,
    headers,
  };
}

/** Returns a mail with the firm's address for replies, which autoresponders must not answer. */
export function mailToSender(messages: Messages, parts: Omit<MailParts, 'replyTo' | 'headers'>): Mail {
  const { firm, site } = messages;
  const replyTo = { name: firm.name, address: site.email };
  const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
  return mailOf(messages, { ...parts, replyTo, headers });
}

/** Returns undefined without a valid address. It is checked again here, because it goes into a header. */
export function senderAddress({ email = '', name = '' }: FormValues): NamedAddress | undefined {
  const address = headerText(email);
  return isEmailAddress(address) ? { name: headerText(name), address } : undefined;
}

/** Returns the address for replies, in ASCII, because many mail servers refuse other letters. Drops a deceptive name. */
export function replyAddress(fields: FormValues): NamedAddress | undefined {
  const { name = '', address = '' } = senderAddress(fields) ?? {};
  const at = address.lastIndexOf('@');
  const domain = domainToASCII(address.slice(at + 1));
  const ascii = `${address.slice(0, at)}@${domain}`;
  if (!domain || !/^[!-~]+$/.test(ascii)) return undefined;
  return { name: name.normalize('NFKC').includes('@') ? '' : name, address: ascii };
}

/** Removes control characters and direction marks, which a header must not contain. */
export function headerText(text: string): string {
  return text
    .replace(/[\p{Cc}\u00a0\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
