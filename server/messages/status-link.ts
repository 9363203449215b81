import type { ChosenStatus } from '#forms/statuses.ts';
import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { dayMs } from '#i18n/time.ts';
import { readLinkToken, signToken } from './signed-token.ts';

/** Longer than an application may take. What is still due then has a new one each morning. */
export const statusLinkTtlMs = 90 * dayMs;

export function signStatusLink(secret: string, id: string, now: number): string {
  return signToken(secret, 'status ', id, now + statusLinkTtlMs);
}

/** Undefined where it is forged. */
export function readStatusLink(secret: string, text: string, now: number) {
  return readLinkToken(secret, 'status ', text, now);
}

/** @param chosen a status to choose beforehand; following the link sets none */
export function statusLinkPath(language: Language, link: string, chosen?: ChosenStatus): string {
  return `${localizedPath(language, paths.messageStatus)}?link=${link}${chosen ? `&status=${chosen}` : ''}`;
}
