import type { Language } from '#i18n/languages.ts';
import type { ValueRow } from '#lib/value-row.ts';

/** `mail-document.tsx` renders a mail as HTML, `mail-text.ts` as text. */
export interface MailBody {
  language: Language;
  title: string;
  firm: { name: string; address: string };
  blocks: MailBlock[];
  foot: MailBlock[];
}

export type MailBlock =
  | { kind: 'heading' | 'command'; text: string }
  /** `name`, a visitor's words, replaces `…`; `url` is the target of the [words in brackets]. */
  | { kind: 'paragraph'; text: string; name?: string; url?: string }
  | { kind: 'reference'; label: string; value: string }
  | { kind: 'table'; rows: MailRow[] };

export type MailRow = ValueRow & { url?: string };

export const heading = (text: string): MailBlock => ({ kind: 'heading', text });

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });

/** Returns a paragraph in which a visitor's words replace `…`. */
export const paragraphWith = (text: string, name: string): MailBlock => ({ kind: 'paragraph', text, name });

/** Returns a paragraph whose [words in brackets] are a link. */
export const paragraphLinking = (text: string, url: string): MailBlock => ({ kind: 'paragraph', text, url });

export const reference = (label: string, value: string): MailBlock => ({ kind: 'reference', label, value });

export const table = (rows: MailRow[]): MailBlock => ({ kind: 'table', rows });

export const command = (text: string): MailBlock => ({ kind: 'command', text });

/** Returns a text without the control characters that mail servers reject. */
export function withoutControlCharacters(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '');
}
