import { findSubmissionDetails } from '../messages/submission-details.ts';
import { mailNewLink, type RequestDeps } from './apply-request.ts';
import { readPersonalLink } from './personal-link.ts';
import type { ClosedRequest, OpenRequest } from './request-outcome.ts';

export async function openRequest(
  { store, secret, now }: RequestDeps,
  text: string,
): Promise<OpenRequest | ClosedRequest> {
  const link = readPersonalLink(secret(), text, now());
  if (!link) return { state: 'closed', reason: 'unknown' };
  if (link.state === 'expired') return { state: 'closed', reason: 'expired', link: text };
  const details = await findSubmissionDetails(store.database, link.id);
  if (!details) return { state: 'closed', reason: 'gone', link: text };
  return { state: 'open', link: text, validUntil: link.validUntil, details };
}

/** Mails a new link in place of an expired one. The outcome is the same whether anything is stored or not. */
export async function renewLink(deps: RequestDeps, text: string): Promise<ClosedRequest> {
  const link = readPersonalLink(deps.secret(), text, deps.now());
  const details = link && (await findSubmissionDetails(deps.store.database, link.id));
  if (details) await mailNewLink(deps, details);
  return { state: 'closed', reason: 'renewed' };
}
