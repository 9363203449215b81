import type { Language } from '#i18n/languages.ts';
import { endOfRiyadhDay } from '#i18n/riyadh-time.ts';
import { dayMs } from '#lib/durations.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import type { Store } from '#server/database/open-database.ts';
import { type LinkKind, readToken, signToken } from '#server/submissions/signed-tokens.ts';
import { findSubmissionDetails, type SubmissionDetails } from '#server/submissions/submission-details.ts';

export const linkTtlMs: Record<LinkKind, number> = {
  /** A request is answered within 30 days (Implementing Regulation of the PDPL, article 3). */
  'data-subject': 30 * dayMs,
  /** No answer is due later than this. The daily digest has new links to overdue submissions. */
  staff: 90 * dayMs,
};

const pages: Record<LinkKind, string> = { 'data-subject': paths.yourData, staff: paths.submissionStatus };

export interface LinkDeps {
  store: Store;
  secret(): string;
  hasSecret(): boolean;
  now(): number;
}

export interface OpenLink {
  state: 'open';
  linkToken: string;
  validUntil: number;
  submission: SubmissionDetails;
}

export type ClosedLink =
  | { state: 'closed'; reason: 'unavailable' | 'unknown' | 'gone' | 'withdrawn' }
  | { state: 'closed'; reason: 'expired'; id: string };

export function signLink(secret: string, kind: LinkKind, id: string, now: number): string {
  return signToken(secret, kind, id, validUntilOf(kind, now));
}

/** Returns the end of the link's last day in Riyadh, as the mail says. */
export function validUntilOf(kind: LinkKind, now: number): number {
  return endOfRiyadhDay(now + linkTtlMs[kind]);
}

export function linkPath(kind: LinkKind, language: Language, linkToken: string): string {
  return `${localizedPath(language, pages[kind])}?link=${linkToken}`;
}

/** Resolves to a link's submission, or to why it is closed. Rejects with `StorageUnavailable`. */
export async function openLink(
  { store, secret, hasSecret, now }: LinkDeps,
  kind: LinkKind,
  linkToken: string,
): Promise<OpenLink | ClosedLink> {
  const token = readToken(secret(), kind, linkToken);
  if (!token) return { state: 'closed', reason: hasSecret() ? 'unknown' : 'unavailable' };
  const { id, moment: validUntil } = token;
  if (now() > validUntil) return { state: 'closed', reason: 'expired', id };
  const submission = await findSubmissionDetails(store.database, id);
  if (!submission) return { state: 'closed', reason: 'gone' };
  if (kind === 'staff' && submission.withdrawn_at !== null) return { state: 'closed', reason: 'withdrawn' };
  return { state: 'open', linkToken, validUntil, submission };
}
