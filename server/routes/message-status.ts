import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#i18n/languages.ts';
import { paths } from '#i18n/paths.ts';
import type { Messages } from '../content.ts';
import type { RateLimiter } from '../messages/rate-limiter.ts';
import { shownStatus } from '../messages/shown-status.ts';
import { type LinkDeps, linkPath, type OpenLink, openLink } from '../messages/signed-link.ts';
import { type StatusOutcome, statusActions } from '../messages/status-actions.ts';
import { readFormBody } from '../plugins/form-body.ts';
import { queryOf, sendError, sendSeeOther } from '../plugins/responses.ts';
import { type Closed, limited, sendEnd, sendPrivatePage } from './private-page.ts';
import { inEachLanguage } from './route.ts';

export interface MessageStatusOptions extends LinkDeps {
  messages: Record<Language, Messages>;
  rateLimiter: RateLimiter;
}

const path = paths.messageStatus;
const config = { cost: 'dynamic' } as const;

/** Viewing sets nothing: programs open links too. */
export async function messageStatusView(app: FastifyInstance, options: MessageStatusOptions) {
  for (const { language, url } of inEachLanguage(path)) {
    app.get(url, { config }, async (request, reply) => {
      const params = new URLSearchParams(queryOf(request));
      const link = params.get('link') ?? '';
      const status = params.get('status');
      const notice = params.has('saved') ? 'saved' : undefined;
      const outcome = await outcomeOf(options, request, link, async (opened) => {
        return { ...opened, changes: { notice, ...(status && { values: { status } }) } };
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
    for (const { language, url } of inEachLanguage(`${path}/${name}`)) {
      app.post(url, { config }, async (request, reply) => {
        const body = await readFormBody(request, undefined);
        if (body.state !== 'read') return sendError(reply, 400);
        const { link = '', ...entries } = body.entries;
        const outcome = await outcomeOf(options, request, link, (opened) => act(options, opened, entries));
        options.wakeDelivery();
        return sendOutcome(options, reply, language, link, outcome);
      });
    }
  }
}

function outcomeOf(
  options: MessageStatusOptions,
  request: FastifyRequest,
  link: string,
  work: (opened: OpenLink) => Promise<StatusOutcome>,
): Promise<StatusOutcome | Closed> {
  return limited(request, options.rateLimiter, async () => {
    const opened = await openLink(options, 'office', link);
    if (opened.state === 'closed') return opened;
    return opened.found.withdrawn_at === null ? work(opened) : { state: 'closed', reason: 'withdrawn' };
  });
}

function sendOutcome(
  { messages }: MessageStatusOptions,
  reply: FastifyReply,
  language: Language,
  link: string,
  outcome: StatusOutcome | Closed,
) {
  if (outcome.state === 'done') return sendSeeOther(reply, `${linkPath('office', language, link)}&saved`);
  if (outcome.state === 'closed')
    return sendEnd(reply, path, language, { ...outcome, link: outcome.reason === 'unknown' ? '' : link });
  const { found, changes, status } = outcome;
  const message = { ...shownStatus(messages, found, language, link), ...changes };
  return sendPrivatePage(reply, path, language, { state: { message }, link, status });
}
