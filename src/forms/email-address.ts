import { oneLine } from '#i18n/visible-text.ts';

const hostLabel = /(?!-)[^\s\0-,./:-@[-`{-\x7f]{1,63}(?<!-)/.source;
/** Excludes comments, quotes and what no host has; a host without dots belongs to a local network. */
export const mailbox = new RegExp(`[^\\s@<>"(),:;\\\\[\\]]{1,64}@${hostLabel}(?:\\.${hostLabel})*`);
const whole = new RegExp(`^${mailbox.source}$`);

/** Returns whether an address can be valid: no dot is at an end (RFC 5322, 3.2.3), and no digit in the last part. */
export function isEmailAddress(text: string): boolean {
  return whole.test(text) && /\.(?:xn--[^.]+|[^.\d]{2,})$/i.test(text) && !/\.\.|^\.|\.@/.test(text);
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
