import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { YourDataEnd } from '#forms/section-states.ts';
import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { StorageUnavailable } from '../database/storage-unavailable.ts';
import { truncateWal } from '../database/truncate-wal.ts';
import type { FormBody } from '../messages/payload.ts';
import type { RateLimiter } from '../messages/rate-limiter.ts';
import { readFormBody } from '../plugins/form-body.ts';
import { queryOf, retryAfter, sendError, sendLivePage, sendSeeOther } from '../plugins/responses.ts';
import { privateHeaders } from '../plugins/security-headers.ts';
import { openRequest, renewLink } from '../privacy/privacy-request.ts';
import { type ActionDeps, type RequestAction, requestActions } from '../privacy/request-actions.ts';
import type { ClosedRequest, DataCopy, OpenRequest, RequestOutcome } from '../privacy/request-outcome.ts';
import { storedData } from '../privacy/stored-data.ts';
import { inEachLanguage } from './route.ts';

export interface PrivacyOptions extends ActionDeps {
  rateLimiter: RateLimiter;
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
export async function privacyView(app: FastifyInstance, options: PrivacyOptions) {
  for (const { language, url } of inEachLanguage(paths.yourData)) {
    app.get(url, { config }, async (request, reply) => {
      const params = new URLSearchParams(queryOf(request));
      const changes = { corrected: params.get('done') === 'corrected' };
      const outcome = await outcomeOf(options, request, params.get('link') ?? '', async (opened) =>
        opened.state === 'open' ? { ...opened, changes } : opened,
      );
      return sendOutcome(options, reply, language, outcome);
    });
  }
}

export async function privacyActions(
  app: FastifyInstance,
  options: PrivacyOptions & { wakeDelivery(): void },
) {
  for (const action of Object.keys(requestActions) as RequestAction[]) {
    for (const { language, url } of inEachLanguage(`${paths.yourData}/${action}`)) {
      app.post(url, { config }, async (request, reply) => {
        const body = await readFormBody(request, 'resume');
        if (body.state !== 'read') return sendError(reply, 400);
        const { link = '' } = body.entries;
        const outcome = await outcomeOf(options, request, link, (opened) =>
          act(options, action, language, opened, link, body),
        );
        options.wakeDelivery();
        return sendOutcome(options, reply, language, outcome);
      });
    }
  }
}

async function act(
  deps: ActionDeps,
  action: RequestAction,
  language: Language,
  opened: OpenRequest | ClosedRequest,
  link: string,
  body: FormBody & { state: 'read' },
): Promise<RequestOutcome> {
  if (opened.state === 'closed')
    return action === 'link' && opened.reason === 'expired' ? renewLink(deps.requests, link) : opened;
  const done = await requestActions[action]({ ...deps, language, request: opened, body });
  if (action === 'correct' || action === 'erase') await truncateWal(deps.requests.store);
  return done;
}

async function outcomeOf(
  { requests, rateLimiter }: PrivacyOptions,
  request: FastifyRequest,
  link: string,
  work: (opened: OpenRequest | ClosedRequest) => Promise<RequestOutcome>,
): Promise<RequestOutcome> {
  const retryAfterSeconds = await rateLimiter.consume(request.clientKey, true);
  if (retryAfterSeconds !== undefined) return { state: 'closed', reason: 'tooMany', retryAfterSeconds };
  try {
    return await work(await openRequest(requests, link));
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return { state: 'closed', reason: 'unavailable', retryAfterSeconds: 60 };
  }
}

async function sendOutcome(
  { texts }: PrivacyOptions,
  reply: FastifyReply,
  language: Language,
  outcome: RequestOutcome,
) {
  if (outcome.state === 'redirect') return sendSeeOther(reply, outcome.location);
  if (outcome.state === 'download') return sendDownload(reply, outcome.copy);
  const page = reply.server.pages.live(localizedPath(language, paths.yourData));
  if (!page) return reply.callNotFound();
  const headers = privateHeaders(page.security);
  const { link } = outcome;
  const query = link && `?link=${link}`;
  if (outcome.state === 'closed') {
    const { reason, retryAfterSeconds } = outcome;
    const text = page.render({ end: reason, link }, query);
    const all = { ...headers, ...retryAfter(retryAfterSeconds) };
    return sendLivePage(reply, text, all, statuses[reason]);
  }
  const stored = { ...storedData(texts, outcome, language), ...outcome.changes };
  return sendLivePage(reply, page.render({ stored }, query), headers, outcome.status);
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
