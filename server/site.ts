import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerMoved, answerPage, answerRefused, answerText } from './answers.ts';
import { filesOf } from './files.ts';
import type { Door } from './forms/door.ts';
import { noIndexHeader, robotsOfNoIndex } from './no-index.ts';
import type { Pages } from './pages.ts';
import { redirectTarget } from './redirects.ts';

// Milliseconds. A résumé of 5 MB takes minutes on a slow line. Connections are kept longer than the 60 s of common load balancers, which must be first to close.
const timeouts = { headersTimeout: 15_000, requestTimeout: 300_000, keepAliveTimeout: 65_000 };

/**
 * A server, not yet listening, of the finished build in a directory: its pages, its files, and its forms' door.
 * With `noIndex` every answer tells search engines to stay away.
 */
export function createSite(directory: string, pages: Pages, door: Door, noIndex = false): Server {
  const answerFile = filesOf(directory);
  return createServer(timeouts, (request, response) => {
    if (noIndex) response.setHeader(...noIndexHeader);
    const asked = parts(request.url ?? '');
    const path = decoded(asked.address);
    if (path === undefined) answerRefused(response, 400);
    else if (request.method === 'GET' || request.method === 'HEAD') answer(request, response, path, asked);
    else if (request.method === 'POST' && door.takes(path))
      settle(response, door.receive(request, response, path));
    else answerRefused(response, 405, door.takes(path) ? 'GET, HEAD, POST' : 'GET, HEAD');
  }).setTimeout(120_000);

  function answer(request: IncomingMessage, response: ServerResponse, path: string, asked: Asked) {
    const page = pages.at(path);
    if (page) return answerPage(request, response, page, 200);
    const live = pages.live(path);
    if (live) {
      const shown = door.show(request, response, live, path, asked.query);
      return settle(
        response,
        shown.then((found) => found || answerMissing(request, response, path)),
      );
    }
    if (noIndex && path === '/robots.txt') return answerText(request, response, robotsOfNoIndex);
    if (path === challengePath) return settle(response, door.challenge(response));

    const target = redirectTarget(asked.address);
    if (target) return answerMoved(response, target + asked.query);

    answerFile(request, response, path, () => answerMissing(request, response, path));
  }

  function answerMissing(request: IncomingMessage, response: ServerResponse, path: string) {
    const missing = pages.missing(path);
    if (missing) answerPage(request, response, missing, 404);
    else answerRefused(response, 404);
  }
}

/** Where a form's script asks for the proof of work's challenge. */
const challengePath = '/forms/challenge';

/** A fault of ours while answering: said in the log, and to the visitor as far as the answer has not begun. */
function settle(response: ServerResponse, answered: Promise<unknown>) {
  answered.catch((error: Error) => {
    if (response.socket?.destroyed) return;
    console.error(error);
    if (response.headersSent) response.destroy();
    else answerRefused(response, 500);
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
