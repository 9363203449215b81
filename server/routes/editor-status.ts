import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { paths } from '#routing/paths.ts';
import { createRateLimiter } from '#server/http/rate-limiter.ts';
import { retryAfter, sendError, sendJson } from '#server/http/responses.ts';
import type { Repository } from '#server/settings/edit-repository.ts';

interface EditorStatusOptions {
  repository: Repository;
  statusFile: string;
}

/** The most requests of a client in ten minutes that are under way, or had no right to read the repository. */
const maxRefused = 10;
const timeoutMs = 5_000;

/** Sends the file that deploy/publish.sh writes, to people who may read the repository. */
export async function editorStatus(app: FastifyInstance, { repository, statusFile }: EditorStatusOptions) {
  const { consume, giveBack } = createRateLimiter(maxRefused, maxRefused);
  app.get(paths.editorStatus, { config: { cost: 'dynamic' } }, async (request, reply) => {
    const { authorization } = request.headers;
    if (!authorization) return sendError(reply, 401);
    const client = app.clientPseudonym(request);
    const retryAfterSeconds = await consume(client);
    if (retryAfterSeconds !== undefined) return sendError(reply, 429, retryAfter(retryAfterSeconds));
    if (!(await mayRead(repository, authorization))) return sendError(reply, 403);
    await giveBack(client, true);
    const status = await readFile(statusFile, 'utf8').catch(() => undefined);
    return status ? sendJson(reply, 200, JSON.parse(status)) : sendError(reply, 404);
  });
}

async function mayRead({ api }: Repository, authorization: string): Promise<boolean> {
  const headers = { authorization, accept: 'application/json', 'user-agent': 'website' };
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return (await fetch(api, { headers, signal, redirect: 'error' })).ok;
  } catch {
    return false;
  }
}
