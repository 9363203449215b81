import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MessageStatusEnd, SectionStates, YourDataEnd } from '#forms/section-states.ts';
import type { Language } from '#i18n/languages.ts';
import { localizedPath } from '#i18n/paths.ts';
import { StorageUnavailable } from '../database/storage-unavailable.ts';
import type { RateLimiter } from '../messages/rate-limiter.ts';
import { retryAfter, sendLivePage } from '../plugins/responses.ts';
import { privateHeaders } from '../plugins/security-headers.ts';

type End = YourDataEnd | MessageStatusEnd;

/** Why a page that a signed link opens shows nothing. */
export interface Closed {
  state: 'closed';
  reason: End;
  link?: string;
  retryAfterSeconds?: number;
}

/** Works for a client within its limit, and while there is a database. */
export async function limited<Outcome>(
  { clientKey }: FastifyRequest,
  rateLimiter: RateLimiter,
  work: () => Promise<Outcome>,
): Promise<Outcome | Closed> {
  const retryAfterSeconds = await rateLimiter.consume(clientKey, true);
  if (retryAfterSeconds !== undefined) return { state: 'closed', reason: 'tooMany', retryAfterSeconds };
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return { state: 'closed', reason: 'unavailable', retryAfterSeconds: 60 };
  }
}

interface Shown {
  state: SectionStates['YourData' | 'MessageStatus'];
  /** Goes along to the other language. */
  link?: string | undefined;
  status?: number | undefined;
}

/** The page at a path, without a referrer and kept from search engines. */
export function sendPrivatePage(
  reply: FastifyReply,
  path: string,
  language: Language,
  { state, link, status }: Shown,
) {
  const page = reply.server.pages.live(localizedPath(language, path));
  if (!page) return reply.callNotFound();
  const query = link ? `?link=${encodeURIComponent(link)}` : '';
  return sendLivePage(reply, page.render(state, query), privateHeaders(page.security), status);
}

const statuses: Record<End, number> = {
  erased: 200,
  renewed: 200,
  gone: 410,
  withdrawn: 410,
  expired: 410,
  unknown: 404,
  tooMany: 429,
  unavailable: 503,
};

export function sendEnd(
  reply: FastifyReply,
  path: string,
  language: Language,
  { reason, link, retryAfterSeconds }: Closed,
) {
  reply.headers(retryAfter(retryAfterSeconds));
  const state = { end: reason, link };
  return sendPrivatePage(reply, path, language, { state, link, status: statuses[reason] });
}
