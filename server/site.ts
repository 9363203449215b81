import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerMoved, answerPage, answerRefused } from './answers.ts';
import { filesOf } from './files.ts';
import { readPages } from './pages.ts';
import { redirectTarget } from './redirects.ts';

// Milliseconds. Connections are kept longer than the 60 s of common load balancers, which must be first to close.
const timeouts = { headersTimeout: 15_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 };

/** A server, not yet listening, of the finished build in a directory. */
export async function createSite(directory: string): Promise<Server> {
  const pages = await readPages(directory);
  const answerFile = filesOf(directory);
  return createServer(timeouts, (request, response) => answer(request, response)).setTimeout(120_000);

  function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return answerRefused(response, 405);
    const { address, query } = parts(request.url ?? '');
    const path = decoded(address);
    if (path === undefined) return answerRefused(response, 400);

    const page = pages.at(path);
    if (page) return answerPage(request, response, page, 200);

    const target = redirectTarget(address);
    if (target) return answerMoved(response, target + query);

    answerFile(request, response, path, () => {
      const missing = pages.missing(path);
      if (missing) answerPage(request, response, missing, 404);
      else answerRefused(response, 404);
    });
  }
}

function parts(url: string) {
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
