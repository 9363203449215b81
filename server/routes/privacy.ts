import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { YourDataEnd } from '#forms/section-states.ts';
import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { StorageUnavailable } from '../database/storage-unavailable.ts';
import { truncateWal } from '../database/truncate-wal.ts';
import type { FormBody } from '../messages/payload.ts';
import type { RateLimiter } from '../messages/rate-limiter.ts';
import type { SubmissionDeps } from '../messages/submission-deps.ts';
import type { Pages } from '../plugins/built-pages.ts';
import type { ClientKey } from '../plugins/client-key.ts';
import { readFormBody } from '../plugins/form-body.ts';
import { queryOf, retryAfter, sendError, sendLivePage, sendSeeOther } from '../plugins/responses.ts';
import { privateHeaders } from '../plugins/security-headers.ts';
import { openRequest, renewLink } from '../privacy/privacy-request.ts';
import { type RequestAction, requestActions } from '../privacy/request-actions.ts';
import type { ClosedRequest, DataCopy, OpenRequest, RequestOutcome } from '../privacy/request-outcome.ts';
import { storedData } from '../privacy/stored-data.ts';
import { inEachLanguage } from './route.ts';

export interface PrivacyDeps {
  pages: Pages;
  clientKey: ClientKey;
  submissions: SubmissionDeps;
  privacyRateLimiter: RateLimiter;
}

const config = { cost: 'dynamic' } as const;

const statuses: Record<YourDataEnd, number> = {
  erased: 200,
  renewed: 200,
  gone: 410,
  expired: 410,
  unknown: 404,
  tooMany: 429,
  unavailable: 503,
};

/** Viewing changes nothing: programs open links too. */
export function privacyView(app: FastifyInstance, deps: PrivacyDeps) {
  for (const { language, url } of inEachLanguage(paths.yourData)) {
    app.get(url, { config }, async (request, reply) => {
      const params = new URLSearchParams(queryOf(request));
      const changes = { corrected: params.get('done') === 'corrected' };
      const outcome = await outcomeOf(deps, request, params.get('link') ?? '', async (opened) =>
        opened.state === 'open' ? { ...opened, changes } : opened,
      );
      return sendOutcome(deps, request, reply, language, outcome);
    });
  }
}

export function privacyActions(app: FastifyInstance, deps: PrivacyDeps) {
  for (const action of Object.keys(requestActions) as RequestAction[]) {
    for (const { language, url } of inEachLanguage(`${paths.yourData}/${action}`)) {
      app.post(url, { config }, async (request, reply) => {
        const body = await readFormBody(request, 'resume');
        if (body.state !== 'read') return sendError(reply, 400);
        const { link = '' } = body.entries;
        const outcome = await outcomeOf(deps, request, link, (opened) =>
          act(deps.submissions, action, language, opened, link, body),
        );
        deps.submissions.onStored();
        return sendOutcome(deps, request, reply, language, outcome);
      });
    }
  }
}

async function act(
  submissions: SubmissionDeps,
  action: RequestAction,
  language: Language,
  opened: OpenRequest | ClosedRequest,
  link: string,
  body: FormBody & { state: 'read' },
): Promise<RequestOutcome> {
  if (opened.state === 'closed')
    return action === 'link' && opened.reason === 'expired' ? renewLink(submissions, link) : opened;
  const done = await requestActions[action]({ deps: submissions, language, request: opened, body });
  if (action === 'correct' || action === 'erase') await truncateWal(submissions.store);
  return done;
}

async function outcomeOf(
  deps: PrivacyDeps,
  request: FastifyRequest,
  link: string,
  work: (opened: OpenRequest | ClosedRequest) => Promise<RequestOutcome>,
): Promise<RequestOutcome> {
  const retryAfterSeconds = await deps.privacyRateLimiter.consume(deps.clientKey(request), true);
  if (retryAfterSeconds !== undefined) return { state: 'closed', reason: 'tooMany', retryAfterSeconds };
  try {
    return await work(await openRequest(deps.submissions, link));
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return { state: 'closed', reason: 'unavailable', retryAfterSeconds: 60 };
  }
}

async function sendOutcome(
  { pages, submissions }: PrivacyDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
  outcome: RequestOutcome,
) {
  if (outcome.state === 'redirect') return sendSeeOther(reply, outcome.location);
  if (outcome.state === 'download') return sendDownload(reply, outcome.copy);
  const page = pages.live(localizedPath(language, paths.yourData));
  if (!page) return reply.callNotFound();
  const headers = privateHeaders(page.security);
  const { link } = outcome;
  const query = link && `?link=${link}`;
  if (outcome.state === 'closed') {
    const { reason, retryAfterSeconds } = outcome;
    const text = page.render({ end: reason, link }, query);
    const all = { ...headers, ...retryAfter(retryAfterSeconds) };
    return sendLivePage(request, reply, text, all, statuses[reason]);
  }
  const stored = { ...storedData(submissions, outcome, language), ...outcome.changes };
  return sendLivePage(request, reply, page.render({ stored }, query), headers, outcome.status);
}

function sendDownload(reply: FastifyReply, { name, type, bytes }: DataCopy) {
  const plain = name.replace(/[^\w.() -]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  // Saved, never opened in the page's place (RFC 6266).
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
  return reply
    .headers({ 'content-type': type, 'cache-control': 'no-store', 'content-disposition': disposition })
    .send(bytes);
}
