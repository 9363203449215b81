import { create as attachmentOf } from 'content-disposition';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Language } from '#i18n/languages.ts';
import { localizedPath } from '#routing/paths.ts';
import { StorageUnavailable } from '#server/database/storage-unavailable.ts';
import { queryOf, retryAfter, sendDynamicPage, sendErrorPage, sendSeeOther } from '#server/http/responses.ts';
import { privateHeaders } from '#server/http/security-headers.ts';
import { readFormBody } from '#server/intake/form-body.ts';
import type { ClosedReason, PrivatePage, PrivatePageResult } from '#server/private-page/page-definition.ts';
import { type ClosedLink, linkPath, type OpenLink, openLink } from '#server/private-page/signed-links.ts';
import { urlsByLanguage } from './dynamic-page.ts';

const config = { cost: 'dynamic' } as const;

/** Adds the page's GET route, which changes nothing, because programs open links too. */
export function privateView<Changes>(app: FastifyInstance, page: PrivatePage<Changes>) {
  for (const { language, url } of urlsByLanguage(page.path)) {
    app.get(url, { config }, async (request, reply) => {
      const params = new URLSearchParams(queryOf(request));
      return respond(reply, page, language, params.get('link') ?? '', async (opened) =>
        opened.state === 'open' ? { ...opened, changes: page.changesOf(params) } : opened,
      );
    });
  }
}

/** Adds the POST routes. An action runs only while its link is open, or as `expired`. */
export function privateActions<Changes>(app: FastifyInstance, page: PrivatePage<Changes>) {
  for (const [name, action] of Object.entries(page.actions)) {
    for (const { language, url } of urlsByLanguage(`${page.path}/${name}`)) {
      app.post(url, { config }, async (request, reply) => {
        const body = await readFormBody(request, page.files ?? []);
        if (body.state !== 'read') return sendErrorPage(reply, 400);
        return respond(reply, page, language, body.values.link ?? '', async (opened) => {
          const done =
            opened.state === 'open'
              ? await action({ opened, language, body })
              : opened.reason === 'expired' && (await page.expired?.(name, opened.id));
          app.deps.wakeDelivery();
          return done || opened;
        });
      });
    }
  }
}

/** Sends the result of `respond`, with 429 if the client is over its limit, or with 503 without a database. */
async function respond<Changes>(
  reply: FastifyReply,
  page: PrivatePage<Changes>,
  language: Language,
  linkToken: string,
  resultOf: (opened: OpenLink | ClosedLink) => Promise<PrivatePageResult<Changes>>,
) {
  const { deps, clientPseudonym } = reply.server;
  const send = (result: PrivatePageResult<Changes>) => sendResult(reply, page, language, linkToken, result);
  const retryAfterSeconds = await deps.linkRateLimiter.consume(clientPseudonym(reply.request));
  if (retryAfterSeconds !== undefined)
    return send({ state: 'closed', reason: 'too-many', retryAfterSeconds });
  try {
    return send(await resultOf(await openLink(deps, page.kind, linkToken)));
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return send({ state: 'closed', reason: 'unavailable', retryAfterSeconds: 60 });
  }
}

const statuses: Record<ClosedReason, number> = {
  erased: 200,
  renewed: 200,
  gone: 410,
  withdrawn: 410,
  expired: 410,
  unknown: 404,
  'too-many': 429,
  unavailable: 503,
};

/** Sends the page without a referrer and hidden from search engines. The link to the other language keeps the query. */
function sendResult<Changes>(
  reply: FastifyReply,
  { path, kind, stateOf }: PrivatePage<Changes>,
  language: Language,
  linkToken: string,
  result: PrivatePageResult<Changes>,
) {
  const { pages, deps } = reply.server;
  if (result.state === 'redirect')
    return sendSeeOther(reply, linkPath(kind, language, linkToken) + result.query);
  if (result.state === 'download') {
    const { name, type, bytes } = result.copy;
    const headers = { 'content-type': type, 'content-disposition': attachmentOf(name) };
    return reply.headers({ ...headers, 'cache-control': 'no-store' }).send(bytes);
  }
  const page = pages.dynamic(localizedPath(language, path));
  if (!page) return reply.callNotFound();
  const headers = privateHeaders(page.security);
  const query = linkToken && `?link=${encodeURIComponent(linkToken)}`;
  if (result.state === 'open') {
    const prefix = result.httpStatus && deps.content.messages[language].forms.errorTitle;
    const text = page.render(stateOf(result, language), query, prefix);
    return sendDynamicPage(reply, text, headers, result.httpStatus);
  }
  const { reason, retryAfterSeconds } = result;
  const isOver = ['unknown', 'erased', 'renewed'].includes(reason);
  const text = page.render({ reason, linkToken }, isOver ? '' : query);
  return sendDynamicPage(reply, text, { ...headers, ...retryAfter(retryAfterSeconds) }, statuses[reason]);
}
