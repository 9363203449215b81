import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendUnavailable } from './responses.ts';

// A message takes up to 256 kB of memory, an upload 5 MB. The store takes several hundred a second.
const maxPending = { messages: 1000, uploads: 40, read: 100 };
/** A household or an office behind one address sends fewer. */
const maxPendingPerClient = { messages: 20, uploads: 3 };

/** How long a body may take. */
export interface BodyPace {
  /** A whole message without a file. */
  messageMs: number;
  /** Each of these spans of an upload brings `minUploadBytes`, or the rest of it. */
  uploadSpanMs: number;
  minUploadBytes: number;
}

/** A kilobyte a second: a tenth of what the slowest phone's line brings. */
export const bodyPace: BodyPace = { messageMs: 60_000, uploadSpanMs: 10_000, minUploadBytes: 10_000 };

/**
 * Refuses a body while too many are under way, of everybody or of one client, and cuts off one that dawdles.
 * @param limitedByClient false where clients cannot be told apart
 */
export function pendingBodies(limitedByClient = false, pace = bodyPace) {
  const pending = { messages: 0, uploads: 0, read: 0 };
  const byClient = { messages: new Map<string, number>(), uploads: new Map<string, number>() };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const isUpload = /^multipart\//i.test(request.headers['content-type'] ?? '');
    const kind = isUpload ? 'uploads' : 'messages';
    const client = request.clientKey;
    const own = byClient[kind].get(client) ?? 0;
    const isFull = pending.read >= maxPending.read || pending[kind] >= maxPending[kind];
    if (isFull || (limitedByClient && own >= maxPendingPerClient[kind])) return sendUnavailable(reply);
    pending[kind] += 1;
    byClient[kind].set(client, own + 1);
    const stopWatching = isUpload ? watchUpload(request, pace) : watchMessage(request, pace);
    let read = 0;
    // The body has arrived: it now waits for the store, not for the visitor's line. One that is refused
    // unread may arrive after its answer.
    request.raw.once('end', () => {
      stopWatching();
      if (reply.raw.closed) return;
      read = 1;
      pending.read += 1;
    });
    reply.raw.once('close', () => {
      stopWatching();
      pending.read -= read;
      pending[kind] -= 1;
      const left = (byClient[kind].get(client) ?? 1) - 1;
      if (left > 0) byClient[kind].set(client, left);
      else byClient[kind].delete(client);
    });
  };
}

function watchMessage({ raw }: FastifyRequest, { messageMs }: BodyPace) {
  const timer = setTimeout(() => raw.destroy(), messageMs);
  return () => clearTimeout(timer);
}

function watchUpload({ raw }: FastifyRequest, { uploadSpanMs, minUploadBytes }: BodyPace) {
  let before = raw.socket.bytesRead;
  const timer = setInterval(() => {
    const now = raw.socket.bytesRead;
    if (now - before < minUploadBytes) raw.destroy();
    before = now;
  }, uploadSpanMs);
  return () => clearInterval(timer);
}
