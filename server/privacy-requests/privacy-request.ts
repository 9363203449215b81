import type { StoredData, YourDataEnd } from '../../src/live-sections.tsx';
import { StorageUnavailable } from '../database/storage-unavailable.ts';
import { readPersonalLink } from '../submissions/personal-link.ts';
import { findSubmissionDetails, type SubmissionDetails } from '../submissions/submission-details.ts';
import { mailNewLink, type PrivacyRequestDeps } from './apply-request.ts';
import type { DataCopy } from './data-copy.ts';

export interface OpenRequest {
  link: string;
  validUntil: number;
  details: SubmissionDetails;
}

export interface ClosedRequest {
  state: 'closed';
  reason: YourDataEnd;
  link?: string;
  retryAfterSeconds?: number | undefined;
}

export type RequestOutcome =
  | { state: 'open'; request: OpenRequest; changes?: Partial<StoredData>; status?: 422 }
  | ClosedRequest
  | { state: 'download'; copy: DataCopy }
  | { state: 'redirect'; location: string };

export async function openRequest(
  { store, secret, now }: PrivacyRequestDeps,
  text: string,
): Promise<OpenRequest | ClosedRequest> {
  const link = readPersonalLink(secret, text, now());
  if (!link) return { state: 'closed', reason: 'unknown' };
  if (link.state === 'expired') return { state: 'closed', reason: 'expired', link: text };
  const details = await findSubmissionDetails(store.database, link.id);
  if (!details) return { state: 'closed', reason: 'gone', link: text };
  return { link: text, validUntil: link.validUntil, details };
}

/** Mails a new link in place of an expired one. The outcome is the same whether anything is stored or not. */
export async function renewLink(deps: PrivacyRequestDeps, text: string): Promise<RequestOutcome> {
  const link = readPersonalLink(deps.secret, text, deps.now());
  const details = link && (await findSubmissionDetails(deps.store.database, link.id));
  if (details) await mailNewLink(deps, details);
  return { state: 'closed', reason: 'renewed' };
}

export async function withStorage(work: () => Promise<RequestOutcome>): Promise<RequestOutcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return { state: 'closed', reason: 'unavailable', retryAfterSeconds: 60 };
  }
}
