import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { formAt } from '#forms/forms.ts';
import { parsePath, paths } from '#i18n/paths.ts';
import { StorageUnavailable } from './database/storage-unavailable.ts';
import type { Health } from './monitoring/health.ts';
import type { Log } from './monitoring/log.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { Pages } from './plugins/built-pages.ts';
import { createClientKey, trustedBy } from './plugins/client-key.ts';
import { formBodies } from './plugins/form-body.ts';
import { lingering } from './plugins/lingering.ts';
import { type MemoryFile, memoryRoutes, sendMemoryFile } from './plugins/memory-file.ts';
import { noIndexHeader, robots } from './plugins/no-index.ts';
import { type MaxDelayMs, overload } from './plugins/overload.ts';
import { type BodyPace, pendingBodies } from './plugins/pending-bodies.ts';
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
import { type Redirects, redirectTarget } from './redirects.ts';
import { challenge } from './routes/challenge.ts';
import { counts } from './routes/counts.ts';
import { editorSignIn } from './routes/editor-sign-in.ts';
import { editorStatus } from './routes/editor-status.ts';
import { fileRoute } from './routes/file.ts';
import { formPages } from './routes/form-pages.ts';
import { formPosts } from './routes/form-post.ts';
import { healthRoutes } from './routes/health-routes.ts';
import { jobsPages } from './routes/jobs-pages.ts';
import { messageStatusPage } from './routes/message-status.ts';
import { privacyPage } from './routes/privacy.ts';
import { privateActions, privateView } from './routes/private-page.ts';
import { type FinderOf, searchPage } from './routes/search-page.ts';
import { sentPage } from './routes/sent-page.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings/settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    pages: Pages;
    redirects: Redirects;
    metrics: Metrics;
  }
  interface FastifyRequest {
    /** A pseudonym of the client. */
    clientKey: string;
  }
}

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

/** What is served. */
export interface Site {
  pages: Pages;
  hashedFiles?: Iterable<[path: string, file: MemoryFile]>;
  /** Of the files that do not stand in memory; none in development. */
  directory?: string;
  finderOf: FinderOf;
  redirects: Redirects;
  noIndex?: boolean;
  editor?: EditorSettings;
}

type EditorSettings = Partial<
  Pick<Settings, 'editRepository' | 'editAppId' | 'editAppSecret' | 'editStatusFile'>
>;

export interface HttpOptions {
  siteUrl: string;
  trustedProxies: readonly string[];
  /** Also for subdomains, and for the lists that browsers bring along. */
  hstsPreload?: boolean;
  /** Security headers, where a page has none of its own; none in development: they would break Vite's client. */
  headers?: ResponseHeaders;
  limits?: Limits;
}

interface Limits {
  /** False where clients cannot be told apart. */
  byClient?: boolean;
  maxDelayMs?: MaxDelayMs;
  bodyPace?: BodyPace;
  timeoutsMs?: Partial<typeof defaultTimeoutsMs>;
}

interface Monitoring {
  log: Log;
  metrics: Metrics;
  health: Health;
}

/** The site, not yet listening. */
export async function createApp(
  site: Site,
  services: Omit<Services, 'close' | 'lastSeenAt'>,
  http: HttpOptions,
  { log, metrics, health }: Monitoring,
): Promise<FastifyInstance> {
  const { pages, redirects, hashedFiles = [], directory, finderOf, noIndex = false, editor = {} } = site;
  const { store, now, submissions, privacy, visits, wakeDelivery } = services;
  const { content, guard } = submissions;
  const yourData = privacyPage(privacy);
  const status = messageStatusPage(privacy.requests, content.messages, privacy.rateLimiter);
  const { siteUrl, limits = {} } = http;
  const app = createFastify(http, noIndex, log);
  app.decorate('pages', pages).decorate('redirects', redirects).decorate('metrics', metrics);
  const clientKey = createClientKey(now);
  app.decorateRequest('clientKey', {
    getter() {
      return clientKey(this);
    },
  });
  app.setNotFoundHandler(notFound);
  app.setErrorHandler(answerError);
  await overload(app, limits.maxDelayMs);
  app.removeAllContentTypeParsers();
  memoryRoutes(app, pages.static);
  memoryRoutes(app, hashedFiles);
  app.register(healthRoutes, { health, isDetailed: false });
  app.register(searchPage, { finderOf, now });
  app.register(jobsPages, { now });
  app.register(formPages, { now, secret: guard.secret, ...content });
  app.register(sentPage, { store });
  privateView(app, yourData);
  privateView(app, status);
  registerEditor(app, editor, siteUrl);
  app.register(challenge, { now, ...guard });
  app.register(async (posts) => {
    await formBodies(posts);
    posts.addHook('onRequest', pendingBodies(limits.byClient, limits.bodyPace));
    posts.addHook('onRequest', sameOrigin(siteUrl));
    posts.register(formPosts, { submissions, counter: visits.counter, wakeDelivery });
    privateActions(posts, yourData, wakeDelivery);
    privateActions(posts, status, wakeDelivery);
    posts.register(counts, { ...visits, finderOf, siteUrl, now });
  });
  if (noIndex) robots(app);
  if (directory) await fileRoute(app, directory);
  return app;
}

/** What the editor at /edit asks of the server, where settings name it. */
function registerEditor(app: FastifyInstance, settings: EditorSettings, siteUrl: string) {
  const { editRepository: repository, editAppId: appId, editAppSecret: appSecret, editStatusFile } = settings;
  if (!repository) return;
  const { host } = repository;
  if (editStatusFile) app.register(editorStatus, { repository, statusFile: editStatusFile });
  if (appId && appSecret) app.register(editorSignIn, { host, appId, appSecret, siteUrl });
}

function createFastify(http: HttpOptions, noIndex: boolean, log: Log): FastifyInstance {
  const { trustedProxies, hstsPreload = false, headers = fileHeaders(), limits } = http;
  const { lingering: lingeringMs, ...timeoutsMs } = { ...defaultTimeoutsMs, ...limits?.timeoutsMs };
  const { headersTimeout, connectionsCheckingInterval, requestTimeout, keepAliveTimeout } = timeoutsMs;
  // The framework itself tells what is wrong, and no address that it listens at.
  const loggerInstance: FastifyBaseLogger = log.child({}, { level: 'warn' });
  const isTrusted = trustedBy(trustedProxies);
  const linger = lingering(lingeringMs);
  const everywhere = { ...strictTransportSecurity(hstsPreload), ...(noIndex && noIndexHeader) };
  const app: FastifyInstance = Fastify({
    http: { headersTimeout, connectionsCheckingInterval },
    requestTimeout,
    keepAliveTimeout,
    connectionTimeout: 120_000,
    return503OnClosing: false,
    trustProxy: isTrusted,
    loggerInstance,
    // Its own lines tell paths and addresses; ours stand in plugins/request-log.ts.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
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
    requestLog(log, request, reply);
    linger(request, reply);
    reply.headers(everywhere);
    // A file in memory has its own.
    if (request.routeOptions.config.cost !== 'memory') reply.headers(headers);
  }
}

function notFound(request: FastifyRequest, reply: FastifyReply) {
  const { pages, redirects } = reply.server;
  const pathname = decodedPath(request);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendError(reply, 405, { allow: takesPosts(pathname) ? 'GET, HEAD, POST' : 'GET, HEAD' });
  const target = redirectTarget(redirects, pathOf(request));
  if (target) return sendMovedPermanently(reply, target + queryOf(request));
  const page = pages.notFound(pathname);
  return page ? sendMemoryFile(reply, page, 404) : sendError(reply, 404);
}

function takesPosts(pathname: string): boolean {
  const { path } = parsePath(pathname);
  return (
    formAt(path) !== undefined ||
    [paths.yourData, paths.messageStatus].some((page) => path.startsWith(`${page}/`))
  );
}

/** `headers` are those of a range that is not there. */
type HttpError = FastifyError & { headers?: ResponseHeaders };

/** Logs a fault of ours, and tells the visitor where the response has not begun. */
function answerError(error: HttpError, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode: status = 500, headers } = error;
  // A parser would close the connection; we read on, so that the browser shows the answer.
  if (status < 500) return sendError(reply.removeHeader('connection'), status, headers);
  if (error instanceof StorageUnavailable) return sendUnavailable(reply);
  if (!request.raw.socket.destroyed) request.log.error({ err: error }, 'A request could not be answered');
  return sendError(reply, 500);
}
