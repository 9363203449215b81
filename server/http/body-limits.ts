import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendUnavailable } from './responses.ts';

// A submission takes up to 256 kB of memory, an upload 5 MB. The store takes several hundred a second.
const maxPending = { submissions: 1000, uploads: 40, read: 100 };
/** A household or an office behind one address sends fewer; twice as many from each wider network of IPv6. */
const maxPendingPerClient = { submissions: 20, uploads: 3 };

/** How long a body may take. */
export interface BodyPace {
  /** A whole submission without a file. */
  submissionMs: number;
  /** Each of these spans of an upload brings `minUploadBytes`, or the rest of it. */
  uploadSpanMs: number;
  minUploadBytes: number;
}

/** A kilobyte a second: a tenth of what the slowest phone's line brings. */
export const bodyPace: BodyPace = { submissionMs: 60_000, uploadSpanMs: 10_000, minUploadBytes: 10_000 };

/**
 * Refuses a body while too many are under way, of everybody or of one client, and cuts off one that dawdles.
 * @param limitedByClient false where clients cannot be told apart
 */
export function bodyLimits(limitedByClient = false, pace = bodyPace) {
  const pending = { submissions: 0, uploads: 0, read: 0 };
  const uploads = new Set<Upload>();
  const byClient = { submissions: new Map<string, number>(), uploads: new Map<string, number>() };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const isUpload = /^multipart\//i.test(request.headers['content-type'] ?? '');
    const kind = isUpload ? 'uploads' : 'submissions';
    const counts = byClient[kind];
    const { networkKeys } = request;
    const isGreedy = networkKeys.some(
      (key, at) => (counts.get(key) ?? 0) >= maxPendingPerClient[kind] * 2 ** at,
    );
    if (pending.read >= maxPending.read || (limitedByClient && isGreedy)) return sendUnavailable(reply);
    if (pending[kind] >= maxPending[kind] && !(isUpload && cutOffSlowest(uploads, pace)))
      return sendUnavailable(reply);
    pending[kind] += 1;
    for (const key of networkKeys) counts.set(key, (counts.get(key) ?? 0) + 1);
    const upload = { raw: request.raw, since: performance.now(), from: request.raw.socket.bytesRead };
    if (isUpload) uploads.add(upload);
    const stopWatching = isUpload ? watchUpload(request, pace) : watchSubmission(request, pace);
    let read = 0;
    // The body has arrived: it now waits for the store, not for the visitor's line. One that is refused
    // unread may arrive after its answer.
    request.raw.once('end', () => {
      stopWatching();
      uploads.delete(upload);
      if (reply.raw.closed) return;
      read = 1;
      pending.read += 1;
    });
    reply.raw.once('close', () => {
      stopWatching();
      pending.read -= read;
      pending[kind] -= 1;
      uploads.delete(upload);
      for (const key of networkKeys) {
        const left = (counts.get(key) ?? 1) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      }
    });
  };
}

type Upload = { raw: FastifyRequest['raw']; since: number; from: number };

/** Below it, 20 kB a second, an upload makes room for another while there is none. */
const slowBytesPerMs = 20;

/** Whether there was one that is slow, and has had a while to show it. */
function cutOffSlowest(uploads: Set<Upload>, { uploadSpanMs }: BodyPace): boolean {
  const now = performance.now();
  const [slowest] = [...uploads]
    .filter(({ since }) => now - since > uploadSpanMs / 5)
    .map((upload) => ({ upload, pace: (upload.raw.socket.bytesRead - upload.from) / (now - upload.since) }))
    .sort((one, other) => one.pace - other.pace);
  if (!slowest || slowest.pace >= slowBytesPerMs) return false;
  uploads.delete(slowest.upload);
  slowest.upload.raw.destroy();
  return true;
}

function watchSubmission({ raw }: FastifyRequest, { submissionMs }: BodyPace) {
  const timer = setTimeout(() => raw.destroy(), submissionMs);
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
