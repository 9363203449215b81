import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Language } from '#i18n/languages.ts';
import { dayMs, endOfRiyadhDay } from '#i18n/riyadh-time.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import type { Store } from '#server/database/open-database.ts';
import { findSubmissionDetails, type SubmissionDetails } from './submission-details.ts';

/** A link leads to a stored submission, for the data subject who sent it, or for staff. */
export type LinkKind = 'data-subject' | 'staff';

export const linkTtlMs: Record<LinkKind, number> = {
  /** A request is answered within 30 days (Implementing Regulation of the PDPL, article 3). */
  'data-subject': 30 * dayMs,
  /** An application takes less time. A submission that is due for longer gets a new link each morning. */
  staff: 90 * dayMs,
};

const pages: Record<LinkKind, string> = { 'data-subject': paths.yourData, staff: paths.submissionStatus };

export interface LinkDeps {
  store: Store;
  secret(): string;
  hasSecret?(): boolean;
  now(): number;
}

export interface OpenLink {
  state: 'open';
  link: string;
  validUntil: number;
  submission: SubmissionDetails;
}

export function signLink(secret: string, kind: LinkKind, id: string, now: number): string {
  return signToken(secret, kind, id, validUntilOf(kind, now));
}

/** Returns the end of the link's last day in Riyadh, as the email says. */
export function validUntilOf(kind: LinkKind, now: number): number {
  return endOfRiyadhDay(now + linkTtlMs[kind]);
}

export function linkPath(kind: LinkKind, language: Language, link: string): string {
  return `${localizedPath(language, pages[kind])}?link=${link}`;
}

/** Resolves to a link's submission, or to why there is none. */
export async function openLink({ store, secret, hasSecret, now }: LinkDeps, kind: LinkKind, link: string) {
  const token = readToken(secret(), kind, link);
  if (!token)
    return { state: 'closed', reason: hasSecret?.() === false ? 'unavailable' : 'unknown' } as const;
  const { id, moment: validUntil } = token;
  if (now() > validUntil) return { state: 'closed', reason: 'expired', id } as const;
  const submission = await findSubmissionDetails(store.database, id);
  if (!submission) return { state: 'closed', reason: 'gone' } as const;
  // Only the sender may still see it.
  if (kind === 'staff' && submission.withdrawn_at !== null)
    return { state: 'closed', reason: 'withdrawn' } as const;
  return { state: 'open', link, validUntil, submission } satisfies OpenLink;
}

/** The purpose is signed too, because anybody can get a form's token, and a link must open only one page. */
type Purpose = 'form' | LinkKind;

/** These words cannot change, because mailed links are signed with them. */
const signedWords: Record<Purpose, string> = { form: 'form', 'data-subject': 'person', staff: 'office' };

function signToken(secret: string, purpose: Purpose, id: string, moment: number): string {
  const body = `${id}.${moment.toString(36)}`;
  return `${body}.${sign(secret, purpose, body)}`;
}

/** Returns undefined for a forged token. */
function readToken(secret: string, purpose: Purpose, token: string) {
  const [, body = '', id = '', moment = '', signature = ''] =
    /^(([\w-]+)\.(\w+))\.([\w-]+)$/.exec(token) ?? [];
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(secret, purpose, body))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return { id, moment: Number.parseInt(moment, 36) };
}

function sign(secret: string, purpose: Purpose, body: string): string {
  return createHmac('sha256', secret).update(`${signedWords[purpose]} ${body}`).digest('base64url');
}

/** A page may stay open over a long holiday. */
const tokenTtlMs = 30 * dayMs;

export function issueFormToken(secret: string, now: number): string {
  return signToken(secret, 'form', randomUUID(), now);
}

/** Returns the idempotency key of a form's token, and when it was issued; undefined if forged or too old. */
export function readFormToken(secret: string, text: string, now: number) {
  const token = readToken(secret, 'form', text);
  if (!token || now - token.moment > tokenTtlMs) return undefined;
  return { key: token.id, issuedAt: token.moment };
}
