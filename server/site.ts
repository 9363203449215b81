import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Pages } from './http/built-pages.ts';
import type { NameClient } from './http/client-name.ts';
import type { FormRoutes } from './http/form-routes.ts';
import { healthPaths, sendHealth } from './http/health-route.ts';
import type { LoadLimiter } from './http/load-limiter.ts';
import { noIndexHeader, robotsOfNoIndex } from './http/no-index.ts';
import { redirectTarget } from './http/redirects.ts';
import { createRequestLog, IdentifiedResponse, type RequestLogDeps } from './http/request-log.ts';
import { sendError, sendMovedPermanently, sendPage, sendText, sendUnavailable } from './http/responses.ts';
import { createSearchRoute } from './http/search-route.ts';
import { createStaticFiles } from './http/static-files.ts';
import type { Clock } from './monitoring/clock.ts';
import type { Health } from './monitoring/health.ts';

// Milliseconds. A résumé of 5 MB takes minutes on a slow line. Connections are kept longer than the 60 s of common load balancers, which must be first to close.
const usualTimeouts = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  /** In which a message without a file must have come. */
  message: 60_000,
  /** In which what is left of a body is read past its answer: a browser that is cut off shows no answer. */
  lingering: 5_000,
};
/** Each takes some ten kilobytes; the next ones are not answered. */
const maxConnections = 5_000;

/** What notes the requests, and what monitors are told. */
export type SiteMonitoring = RequestLogDeps & { health: Health };

export interface SiteDeps {
  directory: string;
  pages: Pages;
  door: FormRoutes;
  /** Whether every answer tells search engines to stay away. */
  noIndex?: boolean | undefined;
  /** Keeps those who come from being too many. */
  loadLimiter: LoadLimiter;
  nameClient: NameClient;
  now: Clock;
  monitoring: SiteMonitoring;
  /** Milliseconds, where they are not the usual ones. */
  timeouts?: Partial<typeof usualTimeouts>;
}

/** A server, not yet listening, of the finished build in a directory: its pages, its files, and its forms' door. */
export function createSite(site: SiteDeps): Server {
  const { directory, pages, door, noIndex = false, loadLimiter, nameClient, now, monitoring } = site;
  const { lingering, message, ...timeouts } = { ...usualTimeouts, ...site.timeouts };
  const answerFile = createStaticFiles(directory);
  const search = createSearchRoute(directory, now);
  const visit = createRequestLog(monitoring);
  const server = createServer({ ...timeouts, ServerResponse: IdentifiedResponse }, (request, response) => {
    visit(request, response);
    endWithAnswer(request, response, lingering);
    if (noIndex) response.setHeader(...noIndexHeader);
    const asked = parts(request.url ?? '');
    const path = decoded(asked.address);
    if (path === undefined || !isPlain(request)) sendError(response, 400);
    else if (request.method === 'GET' || request.method === 'HEAD') answer(request, response, path, asked);
    else if (request.method === 'POST' && door.takes(path)) receive(request, response, path);
    else sendError(response, 405, door.takes(path) ? 'GET, HEAD, POST' : 'GET, HEAD');
  }).setTimeout(120_000);
  server.maxConnections = maxConnections;
  return server;

  function receive(request: IncomingMessage, response: ServerResponse, path: string) {
    const isUpload = /^multipart\//i.test(request.headers['content-type'] ?? '');
    const place = loadLimiter.hasTimeFor('made')
      ? loadLimiter.tryAcquire(nameClient(request), isUpload)
      : undefined;
    if (!place) return sendUnavailable(request, response, pages.unavailable(path));
    request.once('end', place.bodyRead);
    const late = isUpload ? undefined : setTimeout(() => request.destroy(), message);
    const received = door.receive(request, response, path).finally(() => {
      clearTimeout(late);
      place.release();
    });
    settle(response, received);
  }

  function answer(request: IncomingMessage, response: ServerResponse, path: string, asked: Asked) {
    // A crowded site is alive all the same, and a monitor must hear of it.
    if (healthPaths.includes(path)) {
      return settle(response, sendHealth(response, { path, health: monitoring.health, detailed: false }));
    }
    if (!loadLimiter.hasTimeFor('ready')) return sendUnavailable(request, response, pages.unavailable(path));
    const page = pages.static(path);
    if (page) return sendPage(request, response, page, 200);
    const live = pages.live(path);
    if (live) {
      if (!loadLimiter.hasTimeFor('made')) return sendUnavailable(request, response, pages.unavailable(path));
      if (search.isSearch(path))
        return settle(response, search.answer(request, response, live, path, asked.query));
      const shown = door.show(request, response, live, path, asked.query);
      return settle(
        response,
        shown.then((found) => found || answerMissing(request, response, path)),
      );
    }
    if (noIndex && path === '/robots.txt') return sendText(request, response, robotsOfNoIndex);
    if (path === challengePath) return settle(response, door.challenge(response));

    const target = redirectTarget(asked.address);
    if (target) return sendMovedPermanently(response, target + asked.query);

    answerFile(request, response, path, () => answerMissing(request, response, path));
  }

  function answerMissing(request: IncomingMessage, response: ServerResponse, path: string) {
    const missing = pages.notFound(path);
    if (missing) sendPage(request, response, missing, 404);
    else sendError(response, 404);
  }

  /** A fault of ours while answering: said in the log, and to the visitor as far as the answer has not begun. */
  function settle(response: ServerResponse, answered: Promise<unknown>) {
    answered.catch((error: Error) => {
      if (response.socket?.destroyed) return;
      monitoring.log.error({ request: response.req.id, err: error }, 'A request could not be answered');
      if (response.headersSent) response.destroy();
      else sendError(response, 500);
    });
  }
}

/** Where a form's script asks for the proof of work's challenge. */
const challengePath = '/forms/challenge';

/** HTTP/1 as it is written: what Node reads with good will, a proxy before us may read in another way (RFC 9112, 11.2). */
function isPlain({ httpVersionMajor, headers }: IncomingMessage): boolean {
  return httpVersionMajor === 1 && /^(?:chunked)?$/i.test(headers['transfer-encoding'] ?? '');
}

/** A body that goes on after its answer is read for a while, and then cut off. */
function endWithAnswer(request: IncomingMessage, response: ServerResponse, lingering: number) {
  const { 'content-length': length, 'transfer-encoding': chunked } = request.headers;
  if (length === undefined && chunked === undefined) return;
  response.once('finish', () => {
    if (!request.complete) setTimeout(() => request.destroy(), lingering).unref();
  });
}

interface Asked {
  /** The path as it was sent, percent-encoded. */
  address: string;
  /** With its question mark, or empty. */
  query: string;
}

function parts(url: string): Asked {
  const end = url.indexOf('?');
  return end === -1 ? { address: url, query: '' } : { address: url.slice(0, end), query: url.slice(end) };
}

/** The path in plain characters; undefined where it is not one: `/%`, `*`, a whole URL, bytes outside ASCII. */
function decoded(address: string): string | undefined {
  if (!/^\/[!-~]*$/.test(address)) return undefined;
  if (!address.includes('%')) return address;
  try {
    return decodeURI(address);
  } catch {
    return undefined;
  }
}
