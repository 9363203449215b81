import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { dayMs } from '#i18n/time.ts';
import { readLinkToken, signToken } from '../messages/signed-token.ts';

/** A request is answered within 30 days (Implementing Regulation of the PDPL, article 3). */
export const linkTtlMs = 30 * dayMs;

export function signPersonalLink(secret: string, id: string, now: number): string {
  return signToken(secret, 'your data ', id, now + linkTtlMs);
}

/** Undefined where it is forged. */
export function readPersonalLink(secret: string, text: string, now: number) {
  return readLinkToken(secret, 'your data ', text, now);
}

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
