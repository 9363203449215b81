import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import type { YourDataEnd } from '../../src/render.tsx';
import { StorageUnavailable } from '../database/storage-unavailable.ts';
import { truncateWal } from '../database/truncate-wal.ts';
import type { RateLimiter } from '../forms/rate-limiter.ts';
import {
  type ClosedRequest,
  type OpenRequest,
  openRequest,
  type RequestOutcome,
  renewLink,
} from '../privacy-requests/privacy-request.ts';
import { type RequestAction, requestActions } from '../privacy-requests/request-actions.ts';
import { storedData } from '../privacy-requests/stored-data.ts';
import { isSameOrigin } from './check-request.ts';
import type { FormPostDeps } from './form-post-route.ts';
import { readBody } from './request-body.ts';
import { retryAfter, sendDownload, sendError, sendLivePage, sendSeeOther } from './responses.ts';
import { dynamic, type Route } from './route.ts';
import { privateHeaders } from './security-headers.ts';

interface PrivacyRoutesDeps extends Omit<FormPostDeps, 'metrics'> {
  privacyRateLimiter: RateLimiter;
}

const statuses: Record<YourDataEnd, number> = {
  erased: 200,
  renewed: 200,
  gone: 410,
  expired: 410,
  unknown: 404,
  tooMany: 429,
  unavailable: 503,
};

const actions = new Map(
  (Object.keys(requestActions) as RequestAction[]).map((action) => [`${paths.yourData}/${action}`, action]),
);

/** Viewing changes nothing: programs open links too. */
export function privacyViewRoute(deps: PrivacyRoutesDeps): Route {
  return ({ method, pathname, language, path, query }) => {
    if (method !== 'GET' || path !== paths.yourData || !deps.pages.live(pathname)) return undefined;
    return dynamic(async (request, response) => {
      const params = new URLSearchParams(query);
      const changes = { corrected: params.get('done') === 'corrected' };
      const outcome = await outcomeOf(deps, request, params.get('link') ?? '', async (opened) =>
        opened.state === 'open' ? { ...opened, changes } : opened,
      );
      await sendOutcome(deps, response, language, outcome);
    });
  };
}

export function privacyActionRoute(deps: PrivacyRoutesDeps): Route {
  const { submissions } = deps;
  return ({ method, language, path }) => {
    const action = method === 'POST' ? actions.get(path) : undefined;
    if (!action) return undefined;
    return dynamic(async (request, response) => {
      if (!isSameOrigin(request, deps.siteUrl)) return sendError(response, 403);
      const body = await readBody(request, { file: 'resume' });
      if (body.state !== 'read') return sendError(response, 400);
      const { link = '' } = body.entries;
      const outcome = await outcomeOf(deps, request, link, async (opened) => {
        if (opened.state === 'closed')
          return action === 'link' && opened.reason === 'expired' ? renewLink(submissions, link) : opened;
        const done = await requestActions[action]({ deps: submissions, language, request: opened, body });
        if (action === 'correct' || action === 'erase') await truncateWal(submissions.store);
        return done;
      });
      submissions.onStored();
      await sendOutcome(deps, response, language, outcome);
    });
  };
}

async function outcomeOf(
  deps: PrivacyRoutesDeps,
  request: IncomingMessage,
  link: string,
  work: (opened: OpenRequest | ClosedRequest) => Promise<RequestOutcome>,
): Promise<RequestOutcome> {
  const retryAfterSeconds = await deps.privacyRateLimiter.consume(deps.nameClient(request), true);
  if (retryAfterSeconds !== undefined) return { state: 'closed', reason: 'tooMany', retryAfterSeconds };
  try {
    return await work(await openRequest(deps.submissions, link));
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return { state: 'closed', reason: 'unavailable', retryAfterSeconds: 60 };
  }
}

async function sendOutcome(
  { pages, submissions }: PrivacyRoutesDeps,
  response: ServerResponse,
  language: Language,
  outcome: RequestOutcome,
) {
  if (outcome.state === 'redirect') return sendSeeOther(response, outcome.location);
  if (outcome.state === 'download') return sendDownload(response, outcome.copy);
  const page = pages.live(localizedPath(language, paths.yourData));
  if (!page) return sendError(response, 404);
  const headers = privateHeaders(page.security);
  const { link } = outcome;
  const query = link && `?link=${link}`;
  if (outcome.state === 'closed') {
    const { reason, retryAfterSeconds } = outcome;
    const text = page.render({ end: reason, link }, query);
    const all = { ...headers, ...retryAfter(retryAfterSeconds) };
    return sendLivePage(response, text, all, statuses[reason]);
  }
  const stored = { ...storedData(submissions, outcome, language), ...outcome.changes };
  const text = page.render({ stored }, query);
  await sendLivePage(response, text, headers, outcome.status);
}
