import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formAt } from '#forms/forms.ts';
import { parsePath, paths } from '#routing/paths.ts';
import { StorageUnavailable } from '#server/database/storage-unavailable.ts';
import { redirectTarget } from './redirects.ts';
import {
  decodedPath,
  isReading,
  pathOf,
  queryOf,
  sendErrorPage,
  sendMovedPermanently,
  sendUnavailable,
} from './responses.ts';
import type { ResponseHeaders } from './security-headers.ts';

/** Unknown paths get a redirect or 404, other methods 405, a failing database 503, and unexpected errors 500. */
export function errorHandlers(app: FastifyInstance) {
  app.setNotFoundHandler(notFound);
  app.setErrorHandler(handleError);
}

function notFound(request: FastifyRequest, reply: FastifyReply) {
  const { pages, redirects } = reply.server;
  const pathname = decodedPath(request);
  if (!isReading(request))
    return sendErrorPage(reply, 405, { allow: takesPosts(pathname) ? 'GET, HEAD, POST' : 'GET, HEAD' });
  const target = redirectTarget(redirects, pathOf(request), pages.has);
  if (target) return sendMovedPermanently(reply, target + queryOf(request));
  return sendErrorPage(reply, 404);
}

function takesPosts(pathname: string): boolean {
  const { path } = parsePath(pathname);
  const privatePages = [paths.yourData, paths.submissionStatus];
  return formAt(path) !== undefined || privatePages.some((page) => path.startsWith(`${page}/`));
}

type HttpError = FastifyError & { headers?: ResponseHeaders };

function handleError(error: HttpError, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode: status = 500, headers } = error;
  // Fastify's parser would close the connection, and a browser that is cut off shows no response.
  if (status < 500) return sendErrorPage(reply.removeHeader('connection'), status, headers);
  if (error instanceof StorageUnavailable) return sendUnavailable(reply);
  if (!request.raw.socket.destroyed) request.log.error({ err: error }, 'A request could not be answered');
  return sendErrorPage(reply, 500);
}
