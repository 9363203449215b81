import { execFileSync } from 'node:child_process';
import { isEmailAddress } from '#forms/email-address.ts';
import type { Language } from '#i18n/languages.ts';
import * as email from '#mails/email.ts';
import { localizedPath } from '#routing/paths.ts';
import { readMessages } from '#server/lib/content.ts';
import { type Mail, mailOf } from '#server/mail/mail.ts';
import type { HeldBack } from '../publishing-report.ts';

interface HeldSave {
  /** The commit and the entry: a mail for each is sent once. */
  key: string;
  held: HeldBack;
  address: string;
  /** In the language of the author's commit. */
  language: Language;
}

/** The saves whose entries are held back, by their authors. The folder is a checkout of the content with its history. */
export function heldSaves(held: HeldBack[], folder: string): HeldSave[] {
  return held.flatMap((each) => {
    const files = ['', 'en/', 'ar/'].map((language) => `content/${language}${each.entry}`);
    const log = execFileSync('git', ['log', '-1', '--format=%H%n%ae%n%s', '--', ...files], {
      cwd: folder,
      encoding: 'utf8',
    });
    const [commit = '', address = '', subject = ''] = log.split('\n');
    if (!isEmailAddress(address)) return [];
    const language = /\p{Script=Arabic}/u.test(subject) ? 'ar' : 'en';
    return [{ key: `${commit} ${each.entry}`, held: each, address, language }];
  });
}

/** Names to the author the entry that is held back, why, and what to do. */
export function heldBackMail({ held, language }: HeldSave, siteUrl: string): Mail {
  const messages = readMessages()[language];
  const { subject, text, waits, correct, why } = messages.mails.heldBack;
  const rows = held.issues[language].map(({ place, text }) => email.row(place, text));
  const editor = new URL(localizedPath(language, '/edit'), siteUrl).href;
  return mailOf(messages, {
    subject,
    reference: held.entry.replace(/\.\w+$/, ''),
    language,
    blocks: [
      email.heading(subject),
      email.paragraph(held.waits ? waits : text),
      email.table(rows),
      email.paragraphLinking(correct, editor),
    ],
    foot: [email.paragraph(why)],
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  });
}
