import { oneLine } from '#i18n/visible-text.ts';

/** Excludes comments, quotes and signs that no host has; a host without dots belongs to a local network. */
export const mailbox = /[^\s@<>"(),:;\\[\]]+@[^\s\0-,/:-@[-`{-\x7f]+/;
const whole = new RegExp(`^${mailbox.source}$`);

/** Returns whether an address can be valid: dots must be between other characters (RFC 5322, 3.2.3). */
export function isEmailAddress(text: string): boolean {
  return whole.test(text) && /@.+\.[^.]{2,}$/.test(text) && !/\.\.|^\.|\.@|@\./.test(text);
}

/** Normalizes an address: drops invisible characters that were pasted with it and makes full-width letters plain. */
export function cleanAddress(typed: string): string {
  return oneLine(typed.normalize('NFKC')).replace(/[\u200c\u200d]/g, '');
}

/** Returns one spelling for each mailbox, by which limits, searches and erasures compare. */
export function mailboxKey(address: string): string {
  const clean = cleanAddress(address).toLowerCase();
  const at = clean.lastIndexOf('@') + 1;
  const host = clean.slice(at);
  return (
    clean.slice(0, at) +
    (/^[\p{L}\p{M}\p{N}.-]*[^\0-\x7f]/u.test(host) ? (URL.parse(`http://${host}`)?.hostname ?? host) : host)
  );
}
