import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Redirects } from '#content/files/read-redirects.ts';
import type { Log } from '#server/lib/log.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import type { bodyPace } from './body-limits.ts';
import type { BuiltPages } from './built-pages.ts';
import { createClientPseudonym, trustedBy } from './client-pseudonym.ts';
import { limitIdleConnections } from './idle-connections.ts';
import { malformedRequests } from './malformed-requests.ts';
import { noIndexHeader } from './no-index.ts';
import type { maxDelayMs } from './overload.ts';
import { requestIds, requestLog } from './request-log.ts';
import { sendErrorPage } from './responses.ts';
import { fileHeaders, type ResponseHeaders, strictTransportSecurity } from './security-headers.ts';

const defaultTimeoutsMs = {
  headersTimeout: 15_000,
  // A résumé of 5 MB takes minutes on a slow line.
  requestTimeout: 300_000,
  // Load balancers close first, after 60 s.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  drain: 5_000,
};
/** Each connection takes some ten kilobytes, so all of them take 50 MB. */
const maxConnections = 5_000;

declare module 'fastify' {
  interface FastifyInstance {
    pages: BuiltPages;
    redirects: Redirects;
    metrics: Metrics;
    clientPseudonym(request: { ip: string }, width?: 64 | 56 | 48): string;
  }
}

export interface HttpOptions {
  pages: BuiltPages;
  redirects: Redirects;
  metrics: Metrics;
  log: Log;
  now(): number;
  trustedProxies: readonly string[];
  /** Whether browsers must use TLS for subdomains too, and before the first visit. */
  hstsPreload?: boolean;
  noIndex?: boolean;
  /** The headers of responses that set none; empty in development, because they would break Vite's client. */
  headers?: ResponseHeaders;
  limits?: ConnectionLimits;
}

interface ConnectionLimits {
  /** Whether each client's idle connections are limited; false if the operator sets no limits for clients. */
  byClient?: boolean;
  maxDelayMs?: typeof maxDelayMs;
  bodyPace?: typeof bodyPace;
  timeoutsMs?: Partial<typeof defaultTimeoutsMs>;
}

/** Creates a server without routes. Each response has the site's headers and a line in the log; odd requests get 400. */
export function createFastify(http: HttpOptions): FastifyInstance {
  const { log, trustedProxies, hstsPreload = false, noIndex = false, headers = fileHeaders(), limits } = http;
  const { drain: drainMs, ...timeoutsMs } = { ...defaultTimeoutsMs, ...limits?.timeoutsMs };
  const { headersTimeout, connectionsCheckingInterval, requestTimeout, keepAliveTimeout } = timeoutsMs;
  const loggerInstance: FastifyBaseLogger = log.child({}, { level: 'warn' });
  const isTrusted = trustedBy(trustedProxies);
  const drain = drainAfterResponse(drainMs);
  const everywhere = { ...strictTransportSecurity(hstsPreload), ...(noIndex && noIndexHeader) };
  const app: FastifyInstance = Fastify({
    http: { headersTimeout, connectionsCheckingInterval },
    requestTimeout,
    keepAliveTimeout,
    connectionTimeout: 120_000,
    return503OnClosing: false,
    trustProxy: isTrusted,
    loggerInstance,
    // Fastify's log lines contain paths and addresses, so http/request-log.ts writes the lines instead.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: requestIds(isTrusted),
    clientErrorHandler: malformedRequests(everywhere, drainMs),
    // Fastify calls this for a path that cannot be decoded, and runs no hooks for it.
    frameworkErrors(_, request, reply) {
      prepare(request, reply);
      sendErrorPage(reply, 400);
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    prepare(request, reply);
    if (isStrictRequest(request)) done();
    else sendErrorPage(reply, 400);
  });
  app.decorate('pages', http.pages).decorate('redirects', http.redirects).decorate('metrics', http.metrics);
  app.decorate('clientPseudonym', createClientPseudonym(http.now));
  app.server.maxConnections = maxConnections;
  if (limits?.byClient) limitIdleConnections(app.server, isTrusted);
  return app;

  function prepare(request: FastifyRequest, reply: FastifyReply) {
    requestLog(log, request, reply);
    drain(request, reply);
    reply.headers(everywhere);
    // A file in memory has these headers already.
    if (request.routeOptions.config.cost !== 'memory') reply.headers(headers);
  }
}

/** Gives a body some time to end after its response, because a browser that is cut off shows no response. */
function drainAfterResponse(drainMs: number) {
  return ({ raw }: FastifyRequest, reply: FastifyReply) => {
    const { 'content-length': length, 'transfer-encoding': chunked } = raw.headers;
    if (length === undefined && chunked === undefined) return;
    reply.raw.once('finish', () => {
      if (!raw.complete) setTimeout(() => raw.destroy(), drainMs).unref();
    });
  };
}

/** Accepts only plain HTTP/1 for a path, because a proxy may read anything else differently (RFC 9112, 3.2, 11.2). */
function isStrictRequest({ raw }: FastifyRequest): boolean {
  const { httpVersionMajor, headers, url = '' } = raw;
  return (
    httpVersionMajor === 1 &&
    /^\/[!-"$-~]*$/.test(url) &&
    /^(?:chunked)?$/i.test(headers['transfer-encoding'] ?? '')
  );
}
