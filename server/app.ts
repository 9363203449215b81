import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { formAt } from '#forms/forms.ts';
import { parsePath, paths } from '#language/paths.ts';
import { StorageUnavailable } from './database/storage-unavailable.ts';
import type { RateLimiter } from './messages/rate-limiter.ts';
import type { SubmissionDeps } from './messages/submission-deps.ts';
import type { Health } from './monitoring/health.ts';
import type { Log } from './monitoring/log.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { Pages } from './plugins/built-pages.ts';
import { type ClientKey, trustedBy } from './plugins/client-key.ts';
import { formBodies } from './plugins/form-body.ts';
import { lingering } from './plugins/lingering.ts';
import { type MemoryFile, sendMemoryFile } from './plugins/memory-file.ts';
import { noIndexHeader, robots } from './plugins/no-index.ts';
import { type MaxDelayMs, maxDelayMs, overload } from './plugins/overload.ts';
import { type BodyPace, bodyPace, pendingBodies } from './plugins/pending-bodies.ts';
import { requestIds, requestLog } from './plugins/request-log.ts';
import {
  decodedPath,
  pathOf,
  queryOf,
  sendError,
  sendMovedPermanently,
  sendUnavailable,
} from './plugins/responses.ts';
import { sameOrigin } from './plugins/same-origin.ts';
import { fileHeaders, type ResponseHeaders, strictTransportSecurity } from './plugins/security-headers.ts';
import { isUnambiguous } from './plugins/unambiguous-http.ts';
import { challenge } from './routes/challenge.ts';
import { fileRoute } from './routes/file.ts';
import { formPages } from './routes/form-pages.ts';
import { formPosts } from './routes/form-post.ts';
import { healthRoutes } from './routes/health.ts';
import { jobsPages } from './routes/jobs-pages.ts';
import { memoryRoutes } from './routes/memory.ts';
import { privacyActions, privacyView } from './routes/privacy.ts';
import { type Redirects, redirectTarget } from './routes/redirects.ts';
import type { FinderOf } from './routes/search-finders.ts';
import { searchPage } from './routes/search-page.ts';
import { sentPage } from './routes/sent-page.ts';

// A résumé of 5 MB takes minutes on a slow line. Load balancers close first, after 60 s.
const defaultTimeoutsMs = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  lingering: 5_000,
};
/** Each takes some ten kilobytes. */
const maxConnections = 5_000;

export interface AppDeps {
  /** Of the files that do not stand in memory; none in development. */
  directory?: string;
  pages: Pages;
  hashedFiles?: Iterable<[path: string, file: MemoryFile]>;
  finderOf: FinderOf;
  redirects: Redirects;
  submissions: SubmissionDeps;
  siteUrl: string;
  /** Security headers, where a page has none of its own; none in development: they would break Vite's client. */
  headers?: ResponseHeaders;
  noIndex?: boolean;
  /** Also for subdomains, and for the lists that browsers bring along. */
  hstsPreload?: boolean;
  clientKey: ClientKey;
  /** False where clients cannot be told apart. */
  limitedByClient?: boolean;
  trustedProxies: readonly string[];
  log: Log;
  metrics: Metrics;
  health: Health;
  privacyRateLimiter: RateLimiter;
  maxDelayMs?: MaxDelayMs;
  bodyPace?: BodyPace;
  timeoutsMs?: Partial<typeof defaultTimeoutsMs>;
}

/** The site, not yet listening. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const timeoutsMs = { ...defaultTimeoutsMs, ...deps.timeoutsMs };
  const app = createFastify(deps, timeoutsMs);
  app.setNotFoundHandler((request, reply) => notFound(deps, request, reply));
  app.setErrorHandler((error: HttpError, request, reply) => answerError(deps, error, request, reply));
  await overload(app, deps.pages, deps.maxDelayMs ?? maxDelayMs);
  app.removeAllContentTypeParsers();
  addGetRoutes(app, deps);
  await app.register(async (posts) => {
    await formBodies(posts);
    posts.addHook('onRequest', pendingBodies(deps, deps.bodyPace ?? bodyPace));
    posts.addHook('onRequest', sameOrigin(deps.siteUrl));
    formPosts(posts, deps);
    privacyActions(posts, deps);
  });
  if (deps.directory) await fileRoute(app, deps.directory, deps.redirects);
  return app;
}

function createFastify(deps: AppDeps, timeoutsMs: typeof defaultTimeoutsMs) {
  const { headersTimeout, connectionsCheckingInterval, requestTimeout, keepAliveTimeout } = timeoutsMs;
  const isTrusted = trustedBy(deps.trustedProxies);
  const log = requestLog(deps.log, deps.metrics);
  const linger = lingering(timeoutsMs.lingering);
  const headers = deps.headers ?? fileHeaders();
  const everywhere = {
    ...strictTransportSecurity(deps.hstsPreload ?? false),
    ...(deps.noIndex && noIndexHeader),
  };
  const app = Fastify({
    http: { headersTimeout, connectionsCheckingInterval },
    requestTimeout,
    keepAliveTimeout,
    connectionTimeout: 120_000,
    return503OnClosing: false,
    trustProxy: isTrusted,
    // No logger of its own: its lines tell paths and addresses. Ours stand in plugins/request-log.ts.
    genReqId: requestIds(isTrusted),
    // A path that cannot be decoded: hooks do not run for it.
    frameworkErrors(_, request, reply) {
      begin(request, reply);
      sendError(reply, 400);
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    begin(request, reply);
    if (isUnambiguous(request)) done();
    else sendError(reply, 400);
  });
  app.server.maxConnections = maxConnections;
  return app;

  function begin(request: FastifyRequest, reply: FastifyReply) {
    log(request, reply);
    linger(request, reply);
    reply.headers(everywhere);
    // A file in memory has its own.
    if (request.routeOptions.config.cost !== 'memory') reply.headers(headers);
  }
}

function addGetRoutes(app: FastifyInstance, deps: AppDeps) {
  const { pages, submissions } = deps;
  memoryRoutes(app, pages.static);
  memoryRoutes(app, deps.hashedFiles ?? []);
  healthRoutes(app, deps.health, { detailed: false });
  searchPage(app, { ...deps, now: submissions.now });
  jobsPages(app, { pages, now: submissions.now });
  formPages(app, pages, submissions);
  sentPage(app, pages, submissions.store);
  privacyView(app, deps);
  challenge(app, submissions);
  if (deps.noIndex) robots(app);
}

function notFound({ pages, redirects }: AppDeps, request: FastifyRequest, reply: FastifyReply) {
  const pathname = decodedPath(request);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendError(reply, 405, { allow: takesPosts(pathname) ? 'GET, HEAD, POST' : 'GET, HEAD' });
  const moved = redirectTarget(redirects, pathOf(request));
  if (moved) return sendMovedPermanently(reply, moved + queryOf(request));
  const page = pages.notFound(pathname);
  return page ? sendMemoryFile(request, reply, page, 404) : sendError(reply, 404);
}

function takesPosts(pathname: string): boolean {
  const { path } = parsePath(pathname);
  return formAt(path) !== undefined || path.startsWith(`${paths.yourData}/`);
}

/** `headers` are those of a range that is not there. */
type HttpError = FastifyError & { headers?: ResponseHeaders };

/** Logs a fault of ours, and tells the visitor where the response has not begun. */
function answerError(
  { pages, log }: AppDeps,
  error: HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { statusCode: status = 500, headers } = error;
  // A parser would close the connection; we read on, so that the browser shows the answer.
  if (status < 500) return sendError(reply.removeHeader('connection'), status, headers);
  if (error instanceof StorageUnavailable) return sendUnavailable(request, reply, pages);
  if (!request.raw.socket.destroyed)
    log.error({ request: request.id, err: error }, 'A request could not be answered');
  return sendError(reply, 500);
}
