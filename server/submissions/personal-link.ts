import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { dayMs } from '#language/time.ts';
import { isSigned, sign } from './signature.ts';

/**
 * Milliseconds: the 30 days within which a request under the PDPL is answered (Implementing Regulation, article 3).
 * A mailbox that falls into other hands later opens nothing.
 */
export const linkLifetime = 30 * dayMs;

/** A link that was ours, by the message it leads to. */
export interface Link {
  /** Of the submission. */
  id: string;
  /** Milliseconds since 1970. */
  until: number;
  state: 'valid' | 'expired';
}

/** What the address of somebody's data ends with: the message and the last moment, signed so that nobody else makes one. */
export function issueLink(secret: string, id: string, now: number): string {
  const body = `${id}.${(now + linkLifetime).toString(36)}`;
  return `${body}.${sign(secret, signedText(body))}`;
}

/** Reads it back; undefined where we did not make it. */
export function readLink(secret: string, text: string, now: number): Link | undefined {
  const [, body = '', id = '', moment = '', signature = ''] =
    /^(([\w-]+)\.(\w+))\.([\w-]+)$/.exec(text) ?? [];
  if (!isSigned(secret, signedText(body), signature)) return undefined;
  const until = Number.parseInt(moment, 36);
  return { id, until, state: now < until ? 'valid' : 'expired' };
}

/** A form's ticket has the same shape, and anybody gets one. */
const signedText = (body: string) => `your data ${body}`;

/** A link as a mail brings it. */
export interface OwnLink {
  url: string;
  until: number;
}

/** A new link to a submission's own page, in the language of its person. */
export function ownLink(
  siteUrl: string,
  secret: string,
  { id, language }: { id: string; language: Language },
  now: number,
): OwnLink {
  const url = siteUrl + linkAddress(language, issueLink(secret, id, now));
  return { url, until: now + linkLifetime };
}

/** The address of somebody's data, with their link. */
export function linkAddress(language: Language, link: string): string {
  return `${localizedPath(language, paths.yourData)}?link=${link}`;
}
