import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pages } from '../http/built-pages.ts';
import type { ClientKey } from './client-key.ts';
import { sendUnavailable } from './responses.ts';

// Each takes up to 256 kB of memory, 5 MB with a file. The store takes several hundred a second.
const maxPending = { messages: 1000, uploads: 40, read: 100 };
/** A household or an office behind one address sends fewer. */
const maxPendingPerClient = 20;

interface PendingBodies {
  pages: Pages;
  clientKey: ClientKey;
  /** False where clients cannot be told apart. */
  limitedByClient: boolean;
  /** For a whole message without a file. */
  messageTimeoutMs: number;
}

/** Refuses a body while too many are under way, of everybody or of one client. */
export function pendingBodies({ pages, clientKey, limitedByClient, messageTimeoutMs }: PendingBodies) {
  const pending = { messages: 0, uploads: 0, read: 0 };
  const byClient = new Map<string, number>();

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const isUpload = /^multipart\//i.test(request.headers['content-type'] ?? '');
    const kind = isUpload ? 'uploads' : 'messages';
    const client = clientKey(request);
    const own = byClient.get(client) ?? 0;
    const isFull = pending.read >= maxPending.read || pending[kind] >= maxPending[kind];
    if (isFull || (limitedByClient && own >= maxPendingPerClient))
      return sendUnavailable(request, reply, pages);
    pending[kind] += 1;
    byClient.set(client, own + 1);
    let read = 0;
    // The body has arrived: it now waits for the store, not for the visitor's line. One that is refused
    // unread may arrive after its answer.
    request.raw.once('end', () => {
      if (reply.raw.closed) return;
      read = 1;
      pending.read += 1;
    });
    const timer = isUpload ? undefined : setTimeout(() => request.raw.destroy(), messageTimeoutMs);
    reply.raw.once('close', () => {
      clearTimeout(timer);
      pending.read -= read;
      pending[kind] -= 1;
      const left = (byClient.get(client) ?? 1) - 1;
      if (left > 0) byClient.set(client, left);
      else byClient.delete(client);
    });
  };
}
