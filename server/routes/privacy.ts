import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Language } from '#i18n/languages.ts';
import { paths } from '#i18n/paths.ts';
import { truncateWal } from '../database/truncate-wal.ts';
import type { RateLimiter } from '../messages/rate-limiter.ts';
import { openLink } from '../messages/signed-link.ts';
import { readFormBody } from '../plugins/form-body.ts';
import { queryOf, sendError, sendSeeOther } from '../plugins/responses.ts';
import { renewLink } from '../privacy/apply-request.ts';
import { type ActionDeps, requestActions } from '../privacy/request-actions.ts';
import type { DataCopy, RequestOutcome } from '../privacy/request-outcome.ts';
import { storedData } from '../privacy/stored-data.ts';
import { type Closed, limited, sendEnd, sendPrivatePage } from './private-page.ts';
import { inEachLanguage } from './route.ts';

export interface PrivacyOptions extends ActionDeps {
  rateLimiter: RateLimiter;
}

const path = paths.yourData;
const config = { cost: 'dynamic' } as const;

/** Viewing changes nothing: programs open links too. */
export async function privacyView(app: FastifyInstance, options: PrivacyOptions) {
  for (const { language, url } of inEachLanguage(path)) {
    app.get(url, { config }, async (request, reply) => {
      const params = new URLSearchParams(queryOf(request));
      const changes = { corrected: params.get('done') === 'corrected' };
      const outcome = await limited(request, options.rateLimiter, async () => {
        const opened = await openLink(options.requests, 'person', params.get('link') ?? '');
        return opened.state === 'open' ? { ...opened, changes } : opened;
      });
      return sendOutcome(options, reply, language, outcome);
    });
  }
}

export async function privacyActions(
  app: FastifyInstance,
  options: PrivacyOptions & { wakeDelivery(): void },
) {
  const { requests } = options;
  for (const [name, act] of Object.entries(requestActions)) {
    for (const { language, url } of inEachLanguage(`${path}/${name}`)) {
      app.post(url, { config }, async (request, reply) => {
        const body = await readFormBody(request, 'resume');
        if (body.state !== 'read') return sendError(reply, 400);
        const outcome = await limited(request, options.rateLimiter, async () => {
          const opened = await openLink(requests, 'person', body.entries.link ?? '');
          if (opened.state === 'open') return act({ ...options, language, request: opened, body });
          return name === 'link' && opened.reason === 'expired' ? renewLink(requests, opened.id) : opened;
        });
        if (name === 'correct' || name === 'erase') await truncateWal(requests.store);
        options.wakeDelivery();
        return sendOutcome(options, reply, language, outcome);
      });
    }
  }
}

function sendOutcome(
  { texts }: PrivacyOptions,
  reply: FastifyReply,
  language: Language,
  outcome: RequestOutcome | Closed,
) {
  if (outcome.state === 'redirect') return sendSeeOther(reply, outcome.location);
  if (outcome.state === 'download') return sendDownload(reply, outcome.copy);
  if (outcome.state === 'closed') return sendEnd(reply, path, language, outcome);
  const { link, changes, status } = outcome;
  const stored = { ...storedData(texts, outcome, language), ...changes };
  return sendPrivatePage(reply, path, language, { state: { stored }, link, status });
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
