import type { Language } from '#i18n/languages.ts';
import type { OpenLink } from '#server/submissions/signed-tokens.ts';
import type { SubmissionStatusEnd, YourDataEnd } from '#src/section-states.ts';
import type { FormBody } from './payload.ts';

/** Somebody posts this form from the page of a signed link. */
export interface LinkAction {
  opened: OpenLink;
  language: Language;
  body: Extract<FormBody, { state: 'read' }>;
}

/** Changes what the page shows, and its HTTP status if it is not 200. */
export type ShownLink<Changes> = OpenLink & { changes?: Changes; status?: 409 | 422 };

export type LinkOutcome<Changes> =
  | ShownLink<Changes>
  | { state: 'closed'; reason: LinkRefusal; retryAfterSeconds?: number }
  | { state: 'download'; copy: DataCopy }
  | { state: 'redirect'; location: string };

export type LinkRefusal = YourDataEnd | SubmissionStatusEnd;

export interface DataCopy {
  name: string;
  type: string;
  bytes: Uint8Array;
}
