import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRateLimiter } from './forms/rate-limiter.ts';
import type { Pages } from './http/built-pages.ts';
import { decodedPath, endWithResponse, isPlainRequest, splitUrl } from './http/check-request.ts';
import type { NameClient } from './http/client-name.ts';
import { type FormPostDeps, formPostRoute } from './http/form-post-route.ts';
import { challengeRoute } from './http/form-routes.ts';
import { healthPaths, sendHealth } from './http/health-route.ts';
import { type LiveRouteDeps, liveRoute } from './http/live-route.ts';
import type { LoadLimiter } from './http/load-limiter.ts';
import { noIndexHeader, robotsOfNoIndex } from './http/no-index.ts';
import { privacyActionRoute, privacyViewRoute } from './http/privacy-routes.ts';
import { redirectTarget } from './http/redirects.ts';
import { createRequestLog, IdentifiedResponse, type RequestLogDeps } from './http/request-log.ts';
import {
  sendError,
  sendMovedPermanently,
  sendNotFound,
  sendPage,
  sendText,
  sendUnavailable,
} from './http/responses.ts';
import { handlerOf, type Route, type RouteTarget, routeTarget } from './http/route.ts';
import { createStaticFiles } from './http/static-files.ts';
import type { Health } from './monitoring/health.ts';

// A résumé of 5 MB takes minutes on a slow line. Load balancers close first, after 60 s.
const defaultTimeoutsMs = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  message: 60_000,
  /** For the rest of a body after its response: a browser that is cut off shows no response. */
  lingering: 5_000,
};
/** Each takes some ten kilobytes. */
const maxConnections = 5_000;
/** Views and actions of privacy requests, per client in ten minutes. */
const maxPrivacyRequests = 60;

export type SiteMonitoring = RequestLogDeps & { health: Health };

type RouteDeps = LiveRouteDeps & FormPostDeps;

/** Everything that is rendered or stored on request, in the order in which it is asked. */
export function createRoutes(
  deps: RouteDeps,
  privacyRateLimiter = createRateLimiter(maxPrivacyRequests, maxPrivacyRequests),
): Route[] {
  const privacyDeps = { ...deps, privacyRateLimiter };
  return [
    liveRoute(deps),
    challengeRoute(deps.submissions),
    formPostRoute(deps),
    privacyViewRoute(privacyDeps),
    privacyActionRoute(privacyDeps),
  ];
}

export interface SiteDeps {
  directory: string;
  pages: Pages;
  routes: Route[];
  noIndex?: boolean | undefined;
  loadLimiter: LoadLimiter;
  nameClient: NameClient;
  monitoring: SiteMonitoring;
  timeoutsMs?: Partial<typeof defaultTimeoutsMs>;
}

/** The site's server, not yet listening. */
export function createSite(site: SiteDeps): Server {
  const { noIndex = false, monitoring } = site;
  const { lingering, message, ...timeouts } = { ...defaultTimeoutsMs, ...site.timeoutsMs };
  const logRequest = createRequestLog(monitoring);
  const answerGet = createGetHandler(site);
  const answerPost = createPostHandler(site, message);
  const server = createServer({ ...timeouts, ServerResponse: IdentifiedResponse }, (request, response) => {
    logRequest(request, response);
    endWithResponse(request, response, lingering);
    if (noIndex) response.setHeader(...noIndexHeader);
    const { rawPath, query } = splitUrl(request.url ?? '');
    const path = decodedPath(rawPath);
    if (path === undefined || !isPlainRequest(request)) return sendError(response, 400);
    const isGet = request.method === 'GET' || request.method === 'HEAD';
    const work = isGet
      ? answerGet(request, response, routeTarget('GET', path, query), rawPath)
      : answerPost(request, response, routeTarget('POST', path, query));
    work?.catch((error: Error) => handleFault(monitoring, response, error));
  }).setTimeout(120_000);
  server.maxConnections = maxConnections;
  return server;
}

function createGetHandler({ directory, pages, routes, noIndex, loadLimiter, monitoring }: SiteDeps) {
  const sendFile = createStaticFiles(directory);
  return (request: IncomingMessage, response: ServerResponse, target: RouteTarget, rawPath: string) => {
    const { pathname, query } = target;
    // Also under overload: a monitor has to learn of it.
    if (healthPaths.includes(pathname)) return sendHealth(response, monitoring.health, pathname);
    const unavailable = () => sendUnavailable(response, pages.unavailable(pathname));
    if (!loadLimiter.hasTimeFor('static')) return unavailable();
    const page = pages.static(pathname);
    if (page) return sendPage(response, page, 200);
    const handler = handlerOf(routes, target);
    if (handler)
      return loadLimiter.hasTimeFor(handler.cost) ? handler.handle(request, response) : unavailable();
    if (noIndex && pathname === '/robots.txt') return sendText(response, robotsOfNoIndex);
    const moved = redirectTarget(rawPath);
    if (moved) return sendMovedPermanently(response, moved + query);
    sendFile(request, response, pathname, () => sendNotFound(response, pages.notFound(pathname)));
  };
}

function createPostHandler({ pages, routes, loadLimiter, nameClient }: SiteDeps, messageTimeoutMs: number) {
  return (request: IncomingMessage, response: ServerResponse, target: RouteTarget) => {
    const handler = handlerOf(routes, target);
    if (!handler || request.method !== 'POST')
      return sendError(response, 405, handler ? 'GET, HEAD, POST' : 'GET, HEAD');
    const isUpload = /^multipart\//i.test(request.headers['content-type'] ?? '');
    const slot = loadLimiter.hasTimeFor(handler.cost)
      ? loadLimiter.tryAcquire(nameClient(request), isUpload)
      : undefined;
    if (!slot) return sendUnavailable(response, pages.unavailable(target.pathname));
    request.once('end', slot.bodyRead);
    const timer = isUpload ? undefined : setTimeout(() => request.destroy(), messageTimeoutMs);
    return handler.handle(request, response).finally(() => {
      clearTimeout(timer);
      slot.release();
    });
  };
}

/** Logs a fault of ours, and tells the visitor where the response has not begun. */
function handleFault({ log }: SiteMonitoring, response: ServerResponse, error: Error) {
  if (response.socket?.destroyed) return;
  log.error({ request: response.req.id, err: error }, 'A request could not be answered');
  if (response.headersSent) response.destroy();
  else sendError(response, 500);
}
