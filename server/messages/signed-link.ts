import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { dayMs } from '#i18n/time.ts';
import type { Store } from '../database/open-database.ts';
import { readToken, signToken } from './signed-token.ts';
import { findSubmissionDetails, type SubmissionDetails } from './submission-details.ts';

/** To what is stored about a message: its person's own, or that of the office. */
type LinkKind = 'person' | 'office';

export const linkTtlMs: Record<LinkKind, number> = {
  /** A request is answered within 30 days (Implementing Regulation of the PDPL, article 3). */
  person: 30 * dayMs,
  /** Longer than an application may take. What is still due then has a new one each morning. */
  office: 90 * dayMs,
};

const pages: Record<LinkKind, string> = { person: paths.yourData, office: paths.messageStatus };

export interface LinkDeps {
  store: Store;
  secret(): string;
  now(): number;
}

export interface OpenLink {
  state: 'open';
  link: string;
  validUntil: number;
  found: SubmissionDetails;
}

export function signLink(secret: string, kind: LinkKind, id: string, now: number): string {
  return signToken(secret, kind, id, now + linkTtlMs[kind]);
}

export function linkPath(kind: LinkKind, language: Language, link: string): string {
  return `${localizedPath(language, pages[kind])}?link=${link}`;
}

/** What a link leads to, or why to nothing. */
export async function openLink({ store, secret, now }: LinkDeps, kind: LinkKind, link: string) {
  const token = readToken(secret(), kind, link);
  if (!token) return { state: 'closed', reason: 'unknown' } as const;
  const { id, moment: validUntil } = token;
  if (now() >= validUntil) return { state: 'closed', reason: 'expired', link, id } as const;
  const found = await findSubmissionDetails(store.database, id);
  if (!found) return { state: 'closed', reason: 'gone', link } as const;
  return { state: 'open', link, validUntil, found } satisfies OpenLink;
}
