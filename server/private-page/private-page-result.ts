import type { Language } from '#i18n/languages.ts';
import type { FormBody } from '#server/intake/form-body.ts';
import type { NoDataReason, NoStatusReason } from '#submissions/private-page-states.ts';
import type { OpenLink } from './signed-links.ts';

export interface PrivatePageAction {
  opened: OpenLink;
  language: Language;
  body: FormBody;
}

/** `httpStatus` is 200 if it is missing. */
export type OpenPage<Changes> = OpenLink & { changes?: Changes; httpStatus?: 409 | 422 };

/** A redirect leads to the page itself, with `query` after the link. */
export type PrivatePageResult<Changes> =
  | OpenPage<Changes>
  | { state: 'closed'; reason: ClosedReason; retryAfterSeconds?: number }
  | { state: 'download'; copy: DataCopy }
  | { state: 'redirect'; query: string };

export type ClosedReason = NoDataReason | NoStatusReason;

export interface DataCopy {
  name: string;
  type: string;
  bytes: Uint8Array;
}
