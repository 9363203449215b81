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

/** A mail without its sender and receivers. */
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

/** Puts a letter into a mail whose subject ends with the reference. */
export function mailOf(letter: Letter, { subject, reference, language, replyTo }: Head): Mail {
  return {
    // The marks keep an Arabic subject from turning the reference's halves around.
    subject: `${oneLine(subject)} · \u200e${reference}\u200e`,
    text: textOf(letter),
    html: htmlOf(letter, language),
    replyTo,
    headers: { 'Content-Language': language },
  };
}

/** Puts a letter into a mail to who wrote: an answer to it reaches people, and no holiday notice answers it. */
export function mailToVisitor(
  letter: Letter,
  head: Omit<Head, 'replyTo'>,
  { firm, site }: Pick<Messages, 'firm' | 'site'>,
): Mail {
  const mail = mailOf(letter, { ...head, replyTo: { name: firm.name, address: site.email } });
  const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
  return { ...mail, headers: { ...mail.headers, ...automatic } };
}

/** Who wrote, as an address to answer to; undefined where none was given. */
export function visitorAddress({ values }: Submission): Address | undefined {
  const { email, name } = values;
  if (typeof email !== 'string') return undefined;
  const address = oneLine(email);
  // A schema has seen it, but this goes into a header.
  if (!isEmailAddress(address)) return undefined;
  return { name: typeof name === 'string' ? oneLine(name) : '', address };
}
