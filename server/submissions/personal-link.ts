import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { dayMs } from '#language/time.ts';
import { isSigned, sign } from './signature.ts';

/**
 * Milliseconds: the 30 days within which a request under the PDPL is answered (Implementing Regulation, article 3).
 * A mailbox that falls into other hands later opens nothing.
 */
export const linkTtlMs = 30 * dayMs;

/** A link that was ours, by the message it leads to. */
export interface PersonalLink {
  /** Of the submission. */
  id: string;
  /** Milliseconds since 1970. */
  validUntil: number;
  state: 'valid' | 'expired';
}

/** What the address of somebody's data ends with: the message and the last moment, signed so that nobody else makes one. */
export function signPersonalLink(secret: string, id: string, now: number): string {
  const body = `${id}.${(now + linkTtlMs).toString(36)}`;
  return `${body}.${sign(secret, signedText(body))}`;
}

/** Reads it back; undefined where we did not make it. */
export function readPersonalLink(secret: string, text: string, now: number): PersonalLink | undefined {
  const [, body = '', id = '', moment = '', signature = ''] =
    /^(([\w-]+)\.(\w+))\.([\w-]+)$/.exec(text) ?? [];
  if (!isSigned(secret, signedText(body), signature)) return undefined;
  const validUntil = Number.parseInt(moment, 36);
  return { id, validUntil, state: now < validUntil ? 'valid' : 'expired' };
}

/** A form's ticket has the same shape, and anybody gets one. */
const signedText = (body: string) => `your data ${body}`;

/** A link as a mail brings it. */
export interface MailedLink {
  url: string;
  validUntil: number;
}

/** A new link to a submission's own page, in the language of its person. */
export function createPersonalLink(
  siteUrl: string,
  secret: string,
  { id, language }: { id: string; language: Language },
  now: number,
): MailedLink {
  const url = siteUrl + personalLinkPath(language, signPersonalLink(secret, id, now));
  return { url, validUntil: now + linkTtlMs };
}

/** The address of somebody's data, with their link. */
export function personalLinkPath(language: Language, link: string): string {
  return `${localizedPath(language, paths.yourData)}?link=${link}`;
}
