import { isEmailAddress } from '#forms/email-address.ts';
import type { Language } from '#language/languages.ts';
import type { Submission } from '../submissions/submission-details.ts';
import { oneLine } from './clean-text.ts';
import type { Block, Letter, Paragraph } from './letter.ts';
import { htmlOf } from './letter-html.ts';
import { textOf } from './letter-text.ts';
import type { Messages } from './messages.ts';

interface Address {
  name: string;
  address: string;
}

export interface Mail {
  subject: string;
  text: string;
  html: string;
  replyTo: Address | undefined;
  headers: Record<string, string>;
}

interface MailParts {
  title?: string;
  subject: string;
  reference: string;
  language: Language;
  replyTo?: Address | undefined;
  blocks: Block[];
  foot?: Paragraph[];
}

export function mailOf({ firm }: Pick<Messages, 'firm'>, parts: MailParts): Mail {
  const { subject, title = subject, reference, language, replyTo, blocks, foot = [] } = parts;
  const letter: Letter = { title, firm, blocks, foot };
  return {
    // Marks keep an Arabic subject from reordering the reference.
    subject: `${oneLine(subject)} · \u200e${reference}\u200e`,
    text: textOf(letter),
    html: htmlOf(letter, language),
    replyTo,
    headers: { 'Content-Language': language },
  };
}

/** Replies reach people, and no autoresponder answers. */
export function mailToVisitor(messages: Pick<Messages, 'firm' | 'site'>, parts: MailParts): Mail {
  const { firm, site } = messages;
  const mail = mailOf(messages, { ...parts, replyTo: { name: firm.name, address: site.email } });
  const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
  return { ...mail, headers: { ...mail.headers, ...automatic } };
}

export function visitorAddress({ fields }: Submission): Address | undefined {
  const { email, name } = fields;
  if (typeof email !== 'string') return undefined;
  const address = oneLine(email);
  // Checked again, because it goes into a header.
  if (!isEmailAddress(address)) return undefined;
  return { name: typeof name === 'string' ? oneLine(name) : '', address };
}
