import type { SubmissionStatusEnd, YourDataEnd } from '#forms/private-page-states.ts';
import type { Language } from '#i18n/languages.ts';
import type { OpenLink } from '#server/submissions/signed-tokens.ts';
import type { FormBody } from './payload.ts';

/** A form that somebody posts from the page of a signed link. */
export interface LinkAction {
  opened: OpenLink;
  language: Language;
  body: Extract<FormBody, { state: 'read' }>;
}

/** Adds what the page shows besides the stored data, and a status other than 200. */
export type ShownLink<Changes> = OpenLink & { changes?: Changes; status?: 409 | 422 };

/** The result of a request with a signed link. */
export type LinkOutcome<Changes> =
  | ShownLink<Changes>
  | { state: 'closed'; reason: LinkEnd; retryAfterSeconds?: number }
  | { state: 'download'; copy: DataCopy }
  | { state: 'redirect'; location: string };

export type LinkEnd = YourDataEnd | SubmissionStatusEnd;

export interface DataCopy {
  name: string;
  type: string;
  bytes: Uint8Array;
}
