import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { dayMs } from '#language/time.ts';
import { isSigned, sign } from './signature.ts';

/** A request is answered within 30 days (Implementing Regulation of the PDPL, article 3). */
export const linkTtlMs = 30 * dayMs;

export function signPersonalLink(secret: string, id: string, now: number): string {
  const body = `${id}.${(now + linkTtlMs).toString(36)}`;
  return `${body}.${sign(secret, signedText(body))}`;
}

/** Undefined where it is forged. */
export function readPersonalLink(secret: string, text: string, now: number) {
  const [, body = '', id = '', moment = '', signature = ''] =
    /^(([\w-]+)\.(\w+))\.([\w-]+)$/.exec(text) ?? [];
  if (!isSigned(secret, signedText(body), signature)) return undefined;
  const validUntil = Number.parseInt(moment, 36);
  return { id, validUntil, state: now < validUntil ? 'valid' : 'expired' } as const;
}

/** The prefix keeps a form token, which anybody can get, from being a link. */
const signedText = (body: string) => `your data ${body}`;

export type MailedLink = ReturnType<typeof createPersonalLink>;

export function createPersonalLink(
  siteUrl: string,
  secret: string,
  { id, language }: { id: string; language: Language },
  now: number,
) {
  const url = siteUrl + personalLinkPath(language, signPersonalLink(secret, id, now));
  return { url, validUntil: now + linkTtlMs };
}

export function personalLinkPath(language: Language, link: string): string {
  return `${localizedPath(language, paths.yourData)}?link=${link}`;
}
