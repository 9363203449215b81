import { oneLine } from '#i18n/visible-text.ts';

/** Without comments, quotes or anything that ends a header; a host without dots is one of the own network. */
export const mailbox = /[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+/;

const whole = new RegExp(`^${mailbox.source}$`);

/** Whether the internet can reach the address: dots stand between other characters (RFC 5322, 3.2.3). */
export function isEmailAddress(text: string): boolean {
  return whole.test(text) && /@.+\.[^.]{2,}$/.test(text) && !/\.\.|^\.|\.@|@\./.test(text);
}

/** An address as it is kept: what was pasted with it unseen is dropped, full-width letters are plain ones. */
export function cleanAddress(typed: string): string {
  return oneLine(typed.normalize('NFKC')).replace(/[\u200c\u200d]/g, '');
}

/** One spelling for each mailbox, by which limits, searches and erasures compare. */
export function mailboxKey(address: string): string {
  const clean = cleanAddress(address).toLowerCase();
  const at = clean.lastIndexOf('@') + 1;
  const host = clean.slice(at);
  return (
    clean.slice(0, at) +
    (/^[\p{L}\p{M}\p{N}.-]*[^\0-\x7f]/u.test(host) ? (URL.parse(`http://${host}`)?.hostname ?? host) : host)
  );
}
