import { isEmailAddress } from '#forms/email-address.ts';
import type { Language } from '#language/languages.ts';
import type { Submission } from '../submissions/read-submission.ts';
import { oneLine } from './clean-text.ts';
import type { Letter } from './letter.ts';
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

interface Head {
  subject: string;
  reference: string;
  language: Language;
  replyTo: Address | undefined;
}

export function mailOf(letter: Letter, { subject, reference, language, replyTo }: Head): Mail {
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
export function mailToVisitor(
  letter: Letter,
  head: Omit<Head, 'replyTo'>,
  { firm, site }: Pick<Messages, 'firm' | 'site'>,
): Mail {
  const mail = mailOf(letter, { ...head, replyTo: { name: firm.name, address: site.email } });
  const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
  return { ...mail, headers: { ...mail.headers, ...automatic } };
}

export function visitorAddress({ values }: Submission): Address | undefined {
  const { email, name } = values;
  if (typeof email !== 'string') return undefined;
  const address = oneLine(email);
  // Checked again, because it goes into a header.
  if (!isEmailAddress(address)) return undefined;
  return { name: typeof name === 'string' ? oneLine(name) : '', address };
}
