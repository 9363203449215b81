import type { SubmissionStatusEnd, YourDataEnd } from '#forms/private-page-states.ts';
import type { Language } from '#i18n/languages.ts';
import type { FormBody } from '#server/intake/payload.ts';
import type { OpenLink } from '#server/submissions/signed-tokens.ts';

/** What is posted from a page that a signed link opens. */
export interface LinkAction {
  opened: OpenLink;
  language: Language;
  body: Extract<FormBody, { state: 'read' }>;
}

/** With what the page shows beside what is stored, and its status if not 200. */
export type Shown<Changes> = OpenLink & { changes?: Changes; status?: 409 | 422 };

/** What becomes of a request by a signed link. */
export type LinkOutcome<Changes> =
  | Shown<Changes>
  | { state: 'closed'; reason: LinkEnd; retryAfterSeconds?: number }
  | { state: 'download'; copy: DataCopy }
  | { state: 'redirect'; location: string };

export type LinkEnd = YourDataEnd | SubmissionStatusEnd;

export interface DataCopy {
  name: string;
  type: string;
  bytes: Uint8Array;
}
