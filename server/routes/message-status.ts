import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MessageStatusEnd } from '#forms/section-states.ts';
import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import type { Messages } from '../content.ts';
import { StorageUnavailable } from '../database/storage-unavailable.ts';
import type { RateLimiter } from '../messages/rate-limiter.ts';
import { shownStatus } from '../messages/shown-status.ts';
import {
  openStatus,
  type StatusDeps,
  type StatusOutcome,
  statusActions,
} from '../messages/status-actions.ts';
import { statusLinkPath } from '../messages/status-link.ts';
import type { SubmissionDetails } from '../messages/submission-details.ts';
import { readFormBody } from '../plugins/form-body.ts';
import { queryOf, retryAfter, sendError, sendLivePage, sendSeeOther } from '../plugins/responses.ts';
import { privateHeaders } from '../plugins/security-headers.ts';
import { inEachLanguage } from './route.ts';

export interface MessageStatusOptions extends StatusDeps {
  messages: Record<Language, Messages>;
  rateLimiter: RateLimiter;
}

const config = { cost: 'dynamic' } as const;

const statusCodes: Record<MessageStatusEnd, number> = {
  gone: 410,
  withdrawn: 410,
  expired: 410,
  unknown: 404,
  tooMany: 429,
  unavailable: 503,
};

/** Viewing sets nothing: programs open links too. */
export async function messageStatusView(app: FastifyInstance, options: MessageStatusOptions) {
  for (const { language, url } of inEachLanguage(paths.messageStatus)) {
    app.get(url, { config }, async (request, reply) => {
      const params = new URLSearchParams(queryOf(request));
      const link = params.get('link') ?? '';
      const status = params.get('status');
      const notice = params.has('saved') ? 'saved' : undefined;
      const outcome = await outcomeOf(options, request, link, async (found) => {
        return { state: 'open', found, changes: { notice, ...(status && { values: { status } }) } };
      });
      return sendOutcome(options, reply, language, link, outcome);
    });
  }
}

export async function messageStatusActions(
  app: FastifyInstance,
  options: MessageStatusOptions & { wakeDelivery(): void },
) {
  for (const [name, act] of Object.entries(statusActions)) {
    for (const { language, url } of inEachLanguage(`${paths.messageStatus}/${name}`)) {
      app.post(url, { config }, async (request, reply) => {
        const body = await readFormBody(request, undefined);
        if (body.state !== 'read') return sendError(reply, 400);
        const { link = '', ...entries } = body.entries;
        const outcome = await outcomeOf(options, request, link, (found) => act(options, found, entries));
        options.wakeDelivery();
        return sendOutcome(options, reply, language, link, outcome);
      });
    }
  }
}

async function outcomeOf(
  options: MessageStatusOptions,
  { clientKey }: FastifyRequest,
  link: string,
  work: (found: SubmissionDetails) => Promise<StatusOutcome>,
): Promise<StatusOutcome> {
  const retryAfterSeconds = await options.rateLimiter.consume(clientKey, true);
  if (retryAfterSeconds !== undefined) return { state: 'closed', reason: 'tooMany', retryAfterSeconds };
  try {
    const opened = await openStatus(options, link);
    return opened.state === 'open' ? await work(opened.found) : opened;
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return { state: 'closed', reason: 'unavailable', retryAfterSeconds: 60 };
  }
}

async function sendOutcome(
  { messages }: MessageStatusOptions,
  reply: FastifyReply,
  language: Language,
  link: string,
  outcome: StatusOutcome,
) {
  if (outcome.state === 'done') return sendSeeOther(reply, `${statusLinkPath(language, link)}&saved`);
  const page = reply.server.pages.live(localizedPath(language, paths.messageStatus));
  if (!page) return reply.callNotFound();
  const headers = privateHeaders(page.security);
  if (outcome.state === 'closed') {
    const { reason, retryAfterSeconds } = outcome;
    const query = reason === 'unknown' ? '' : linkQuery(link);
    const all = { ...headers, ...retryAfter(retryAfterSeconds) };
    return sendLivePage(reply, page.render({ end: reason }, query), all, statusCodes[reason]);
  }
  const { found, changes, status } = outcome;
  const message = { ...shownStatus(messages, found, language, link), ...changes };
  return sendLivePage(reply, page.render({ message }, linkQuery(link)), headers, status);
}

const linkQuery = (link: string) => `?link=${encodeURIComponent(link)}`;
