import type { Language } from '#i18n/languages.ts';
import type { FormBody } from '#server/intake/form-body.ts';
import type { LinkKind } from '#server/submissions/signed-tokens.ts';
import type { SectionStates } from '#src/render.tsx';
import type { NoDataReason, NoStatusReason } from '#submissions/private-page-states.ts';
import type { OpenLink } from './signed-links.ts';

export interface PrivatePage<Changes> {
  path: string;
  kind: LinkKind;
  changesOf(query: URLSearchParams): Changes;
  stateOf(shown: OpenPage<Changes>, language: Language): SectionStates['YourData' | 'SubmissionStatus'];
  /** The actions that the page can post, by the last part of their path. */
  actions: Record<string, (posted: PrivatePageAction) => Promise<PrivatePageResult<Changes>>>;
  /** Runs instead of an action if the link has expired; undefined if there is nothing to do. */
  expired?(name: string, id: string): Promise<PrivatePageResult<Changes>> | undefined;
  files?: readonly string[];
}

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
  | { state: 'download'; copy: { name: string; type: string; bytes: Uint8Array } }
  | { state: 'redirect'; query: string };

export type ClosedReason = NoDataReason | NoStatusReason;
