import type { StoredData, YourDataEnd } from '#forms/section-states.ts';
import type { SubmissionDetails } from '../messages/submission-details.ts';

export interface OpenRequest {
  state: 'open';
  link: string;
  validUntil: number;
  details: SubmissionDetails;
  /** What the page shows beside the stored data, and its status if not 200. */
  changes?: Partial<StoredData>;
  status?: 422;
}

export interface ClosedRequest {
  state: 'closed';
  reason: YourDataEnd;
  link?: string;
  retryAfterSeconds?: number | undefined;
}

export type RequestOutcome =
  | OpenRequest
  | ClosedRequest
  | { state: 'download'; copy: DataCopy }
  | { state: 'redirect'; location: string };

export interface DataCopy {
  name: string;
  type: string;
  bytes: Uint8Array;
}
