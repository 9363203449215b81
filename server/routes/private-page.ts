import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#i18n/languages.ts';
import { localizedPath } from '#routing/paths.ts';
import { StorageUnavailable } from '#server/database/storage-unavailable.ts';
import { readFormBody } from '#server/http/form-body.ts';
import { queryOf, retryAfter, sendDynamicPage, sendErrorPage, sendSeeOther } from '#server/http/responses.ts';
import { privateHeaders } from '#server/http/security-headers.ts';
import type { RateLimiter } from '#server/intake/rate-limiter.ts';
import type {
  DataCopy,
  LinkAction,
  LinkEnd,
  LinkOutcome,
  Shown,
} from '#server/submission-status/link-outcome.ts';
import { type LinkDeps, type LinkKind, openLink } from '#server/submissions/signed-tokens.ts';
import type { SectionStates } from '#src/render.tsx';
import { inEachLanguage } from './in-each-language.ts';

/** A page that shows what a signed link opens. */
export interface PrivatePage<Changes> {
  path: string;
  access: LinkAccess;
  /** What a query changes in what is shown. */
  changesOf(query: URLSearchParams): Changes;
  errorTitle(language: Language): string;
  stateOf(shown: Shown<Changes>, language: Language): SectionStates['YourData' | 'SubmissionStatus'];
  posts: PrivatePosts<Changes>;
}

/** Who may open it, and how often. */
interface LinkAccess {
  kind: LinkKind;
  links: LinkDeps;
  rateLimiter: RateLimiter;
}

/** What can be posted from it. */
interface PrivatePosts<Changes> {
  /** By the last part of the path. */
  actions: Record<string, (asked: LinkAction) => Promise<LinkOutcome<Changes>>>;
  /** In place of an action whose link has expired. */
  expired?(name: string, id: string): Promise<LinkOutcome<Changes>> | undefined;
  /** The field of a file. */
  file?: string;
}

const config = { cost: 'dynamic' } as const;

/** Viewing changes nothing: programs open links too. */
export function privateView<Changes>(app: FastifyInstance, page: PrivatePage<Changes>) {
  for (const { language, url } of inEachLanguage(page.path)) {
    app.get(url, { config }, async (request, reply) => {
      const params = new URLSearchParams(queryOf(request));
      const link = params.get('link') ?? '';
      const outcome = await open<Changes>(request, page.access, link, async (opened) =>
        opened.state === 'open' ? { ...opened, changes: page.changesOf(params) } : opened,
      );
      return sendOutcome(page, reply, language, link, outcome);
    });
  }
}

export function privateActions<Changes>(
  app: FastifyInstance,
  page: PrivatePage<Changes>,
  wakeDelivery: () => void,
) {
  const { actions, expired, file } = page.posts;
  for (const [name, action] of Object.entries(actions)) {
    for (const { language, url } of inEachLanguage(`${page.path}/${name}`)) {
      app.post(url, { config }, async (request, reply) => {
        const body = await readFormBody(request, file);
        if (body.state !== 'read') return sendErrorPage(reply, 400);
        const { link = '' } = body.values;
        const outcome = await open<Changes>(request, page.access, link, async (opened) => {
          if (opened.state === 'open') return action({ opened, language, body });
          return (opened.reason === 'expired' && (await expired?.(name, opened.id))) || opened;
        });
        wakeDelivery();
        return sendOutcome(page, reply, language, link, outcome);
      });
    }
  }
}

/** Opens a link for a client within its limit, and while there is a database. */
async function open<Changes>(
  { clientKey }: FastifyRequest,
  { kind, links, rateLimiter }: LinkAccess,
  link: string,
  work: (opened: Awaited<ReturnType<typeof openLink>>) => Promise<LinkOutcome<Changes>>,
): Promise<LinkOutcome<Changes>> {
  const retryAfterSeconds = await rateLimiter.consume(clientKey, true);
  if (retryAfterSeconds !== undefined) return { state: 'closed', reason: 'tooMany', retryAfterSeconds };
  try {
    return await work(await openLink(links, kind, link));
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return { state: 'closed', reason: 'unavailable', retryAfterSeconds: 60 };
  }
}

const statuses: Record<LinkEnd, number> = {
  erased: 200,
  renewed: 200,
  gone: 410,
  withdrawn: 410,
  expired: 410,
  unknown: 404,
  tooMany: 429,
  unavailable: 503,
};

/** The page without a referrer and kept from search engines. The link goes along to the other language. */
function sendOutcome<Changes>(
  { path, stateOf, errorTitle }: PrivatePage<Changes>,
  reply: FastifyReply,
  language: Language,
  link: string,
  outcome: LinkOutcome<Changes>,
) {
  if (outcome.state === 'redirect') return sendSeeOther(reply, outcome.location);
  if (outcome.state === 'download') return sendDownload(reply, outcome.copy);
  const page = reply.server.pages.dynamic(localizedPath(language, path));
  if (!page) return reply.callNotFound();
  const isOver = outcome.state === 'closed' && ['unknown', 'erased', 'renewed'].includes(outcome.reason);
  const query = link && !isOver ? `?link=${encodeURIComponent(link)}` : '';
  const headers = privateHeaders(page.security);
  if (outcome.state === 'open') {
    const prefix = outcome.status && errorTitle(language);
    const text = page.render(stateOf(outcome, language), query, prefix);
    return sendDynamicPage(reply, text, headers, outcome.status);
  }
  const { reason, retryAfterSeconds } = outcome;
  const text = page.render({ end: reason, link }, query);
  return sendDynamicPage(reply, text, { ...headers, ...retryAfter(retryAfterSeconds) }, statuses[reason]);
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
