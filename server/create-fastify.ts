import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Log } from './monitoring/log.ts';
import { trustedBy } from './plugins/client-key.ts';
import { lingering } from './plugins/lingering.ts';
import { requestIds, requestLog } from './plugins/request-log.ts';
import { sendError } from './plugins/responses.ts';
import type { ResponseHeaders } from './plugins/security-headers.ts';
import { isUnambiguous } from './plugins/unambiguous-http.ts';

// A résumé of 5 MB takes minutes on a slow line. Load balancers close first, after 60 s.
const defaultTimeoutsMs = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  lingering: 5_000,
};
export type TimeoutsMs = typeof defaultTimeoutsMs;

/** Each takes some ten kilobytes. */
const maxConnections = 5_000;

interface FastifyOptions {
  trustedProxies: readonly string[];
  /** Of every answer. */
  always: ResponseHeaders;
  /** Of every answer but a file in memory, which has its own. */
  otherwise: ResponseHeaders;
  timeoutsMs: Partial<TimeoutsMs> | undefined;
  log: Log;
}

/** A server without routes: its time limits, its log, and the headers of every answer. */
export function createFastify({ trustedProxies, always, otherwise, timeoutsMs, log }: FastifyOptions) {
  const { headersTimeout, connectionsCheckingInterval, requestTimeout, keepAliveTimeout, ...rest } = {
    ...defaultTimeoutsMs,
    ...timeoutsMs,
  };
  // The framework itself tells what is wrong, and no address that it listens at.
  const loggerInstance: FastifyBaseLogger = log.child({}, { level: 'warn' });
  const isTrusted = trustedBy(trustedProxies);
  const linger = lingering(rest.lingering);
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
      prepare(request, reply);
      sendError(reply, 400);
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    prepare(request, reply);
    if (isUnambiguous(request)) done();
    else sendError(reply, 400);
  });
  app.server.maxConnections = maxConnections;
  return app;

  function prepare(request: FastifyRequest, reply: FastifyReply) {
    requestLog(log, request, reply);
    linger(request, reply);
    reply.headers(always);
    if (request.routeOptions.config.cost !== 'memory') reply.headers(otherwise);
  }
}
