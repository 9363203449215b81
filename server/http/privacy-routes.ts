import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import type { StoredData, YourDataEnd } from '../../src/live-sections.tsx';
import { StorageUnavailable } from '../database/storage-unavailable.ts';
import { truncateWal } from '../database/truncate-wal.ts';
import type { RateLimiter } from '../forms/rate-limiter.ts';
import type { Messages } from '../mail/messages.ts';
import { mailNewLink, type RequestDeps } from '../privacy-requests/apply-request.ts';
import { type RequestAction, requestActions } from '../privacy-requests/request-actions.ts';
import { readPersonalLink } from '../submissions/personal-link.ts';
import type { Retention } from '../submissions/retention.ts';
import { findSubmissionDetails, type SubmissionDetails } from '../submissions/submission-details.ts';
import type { Pages } from './built-pages.ts';
import type { NameClient } from './client-name.ts';
import { renderLivePage } from './live-page.ts';
import { readBody } from './request-body.ts';
import { sendDownload, sendError, sendLivePage, sendSeeOther } from './responses.ts';
import { isSameOrigin } from './same-origin.ts';
import { privateHeaders } from './security-headers.ts';
import { storedData } from './stored-data.ts';

export interface PrivacyRoutesDeps extends RequestDeps {
  pages: Pages;
  siteUrl: string;
  /** Of looks and acts together, per client. */
  rightsLimits: RateLimiter;
  nameClient: NameClient;
  messages: Record<Language, Messages>;
  retention: Retention;
  clamdUrl?: string | undefined;
  /** Called when something is to be delivered. */
  onStored(): void;
}

/** What came of a link or of an act. A download and a way on are answered without the page. */
export type RequestOutcome =
  | { state: 'shown'; opened: OpenRequest; shown?: Partial<StoredData>; status?: 422 }
  | { state: 'end'; end: YourDataEnd; link?: string; retryAfter?: number | undefined }
  | { state: 'download'; headers: string[]; bytes: Uint8Array }
  | { state: 'on'; location: string };

/** A link that leads to something. */
export interface OpenRequest {
  link: string;
  validUntil: number;
  details: SubmissionDetails;
}

/** Of the answers. What a spent link led to is gone. */
const statuses: Record<YourDataEnd, number> = {
  erased: 200,
  renewed: 200,
  gone: 410,
  expired: 410,
  unknown: 404,
  tooMany: 429,
  unavailable: 503,
};

/** The page of a person's own data, and the acts that are posted from it. Looking changes nothing: programs open links, too. */
export function createPrivacyRoutes(parts: PrivacyRoutesDeps) {
  const { pages, messages, retention } = parts;
  const actAt = new Map(
    (Object.keys(requestActions) as RequestAction[]).map((act) => [`${paths.yourData}/${act}`, act]),
  );
  return { takes: (path: string) => actAt.has(path), show, receive };

  /** Answers a GET of the page. */
  async function show(request: IncomingMessage, response: ServerResponse, language: Language, query: string) {
    const asked = new URLSearchParams(query);
    const outcome = await whereStored(async () => {
      const opened = await open(request, asked.get('link') ?? '');
      if ('state' in opened) return opened;
      return { state: 'shown', opened, shown: { corrected: asked.get('done') === 'corrected' } };
    });
    await answer(request, response, language, outcome);
  }

  /** Answers a POST to an address that `takes` one. */
  async function receive(
    request: IncomingMessage,
    response: ServerResponse,
    language: Language,
    path: string,
  ) {
    const act = actAt.get(path);
    if (!act || !isSameOrigin(request, parts.siteUrl)) return sendError(response, 403);
    const body = await readBody(request, { file: 'resume' });
    if (body.state !== 'read') return sendError(response, 400);
    const { link = '' } = body.entries;
    const outcome = await whereStored(async () => {
      const opened = await open(request, link);
      if (!('state' in opened)) {
        const done = await requestActions[act]({ parts, language, opened, body });
        if (act === 'correct' || act === 'erase') await truncateWal(parts.store);
        return done;
      }
      return act === 'link' && opened.end === 'expired' ? renew(link) : opened;
    });
    parts.onStored();
    await answer(request, response, language, outcome);
  }

  async function open(
    request: IncomingMessage,
    text: string,
  ): Promise<OpenRequest | (RequestOutcome & { state: 'end' })> {
    const retryAfter = await parts.rightsLimits.consume(parts.nameClient(request), true);
    if (retryAfter !== undefined) return { state: 'end', end: 'tooMany', retryAfter };
    const link = readPersonalLink(parts.secret, text, parts.now());
    if (!link) return { state: 'end', end: 'unknown' };
    if (link.state === 'expired') return { state: 'end', end: 'expired', link: text };
    const details = await findSubmissionDetails(parts.store.database, link.id);
    return details
      ? { link: text, validUntil: link.validUntil, details }
      : { state: 'end', end: 'gone', link: text };
  }

  /** The same answer whether anything is stored or not. */
  async function renew(text: string): Promise<RequestOutcome> {
    const link = readPersonalLink(parts.secret, text, parts.now());
    const found = link && (await findSubmissionDetails(parts.store.database, link.id));
    if (found) await mailNewLink(parts, found);
    return { state: 'end', end: 'renewed' };
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    language: Language,
    outcome: RequestOutcome,
  ) {
    if (outcome.state === 'on') return sendSeeOther(response, outcome.location);
    if (outcome.state === 'download') return sendDownload(response, outcome);
    const built = pages.live(localizedPath(language, paths.yourData));
    if (!built) return sendError(response, 404);
    const { template } = built;
    const security = privateHeaders(built.security);
    if (outcome.state === 'end') {
      const { end, link, retryAfter } = outcome;
      const more = retryAfter === undefined ? [] : ['Retry-After', String(retryAfter)];
      const text = renderLivePage(template, 'YourData', { end, link }, link && queryOf(link));
      return sendLivePage(request, response, { text, security }, { status: statuses[end], more });
    }
    const { opened, shown, status = 200 } = outcome;
    const stored = { ...storedData(opened, messages[language], language, retention), ...shown };
    const text = renderLivePage(template, 'YourData', { stored }, queryOf(opened.link));
    await sendLivePage(request, response, { text, security }, { status });
  }
}

function queryOf(link: string): string {
  return `?link=${link}`;
}

async function whereStored(work: () => Promise<RequestOutcome>): Promise<RequestOutcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return { state: 'end', end: 'unavailable', retryAfter: 60 };
  }
}
