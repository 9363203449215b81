import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendUnavailable } from './responses.ts';

// A submission takes up to 256 kB of memory, an upload 5 MB. The store takes several hundred a second.
const maxPending = { submissions: 1000, uploads: 40, read: 100 };
/** A household or an office behind one address needs fewer. Each wider network of IPv6 may send twice as many. */
const maxPendingPerClient = { submissions: 20, uploads: 3 };

/** In each span an upload must bring its rest or a kilobyte a second, a tenth of the slowest phone connection. */
export const bodyPace = { submissionMs: 60_000, uploadSpanMs: 10_000, minUploadBytes: 10_000 };

/** Refuses a body while too many are under way, of all or (`limitedByClient`) of one client. Cuts off slow ones. */
export function bodyLimits(limitedByClient = false, pace = bodyPace) {
  const uploads = new Set<Upload>();
  const pending = new Map<string, number>();
  const count = (key: string) => pending.get(key) ?? 0;
  const add = (key: string, by: 1 | -1) =>
    count(key) + by > 0 ? pending.set(key, count(key) + by) : pending.delete(key);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { raw, headers, server } = request;
    const isUpload = /^multipart\//i.test(headers['content-type'] ?? '');
    const kind = isUpload ? 'uploads' : 'submissions';
    const widths = [64, 56, 48] as const;
    // An IPv4 address has one pseudonym for all three widths.
    const networks = new Set(widths.map((width) => server.clientPseudonym(request, width)));
    const byNetwork = [...networks].map((network) => `${kind} ${network}`);
    const isGreedy = byNetwork.some((key, at) => count(key) >= maxPendingPerClient[kind] * 2 ** at);
    if (count('read') >= maxPending.read || (limitedByClient && isGreedy)) return sendUnavailable(reply);
    if (count(kind) >= maxPending[kind] && !(isUpload && cutOffSlowest(uploads, pace)))
      return sendUnavailable(reply);
    const keys = [kind, ...byNetwork];
    for (const key of keys) add(key, 1);
    const upload = { raw, since: performance.now(), from: raw.socket.bytesRead };
    if (isUpload) uploads.add(upload);
    const watch = isUpload ? watchUpload(request, pace) : setTimeout(() => raw.destroy(), pace.submissionMs);
    const arrived = () => {
      clearInterval(watch);
      uploads.delete(upload);
    };
    // A body that has arrived counts as read while it waits for the database, unless it was refused before.
    raw.once('end', () => {
      arrived();
      if (reply.raw.closed) return;
      keys.push('read');
      add('read', 1);
    });
    reply.raw.once('close', () => {
      arrived();
      for (const key of keys) add(key, -1);
    });
  };
}

type Upload = { raw: FastifyRequest['raw']; since: number; from: number };

/** An upload below this rate, 20 kB a second, gives way to another when there is no room. */
const slowBytesPerMs = 20;

/** Cuts off the slowest upload that has run for a while. Returns false if none is slow. */
function cutOffSlowest(uploads: Set<Upload>, { uploadSpanMs }: typeof bodyPace): boolean {
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

function watchUpload({ raw }: FastifyRequest, { uploadSpanMs, minUploadBytes }: typeof bodyPace) {
  let before = raw.socket.bytesRead;
  return setInterval(() => {
    const { bytesRead } = raw.socket;
    if (bytesRead - before < minUploadBytes) raw.destroy();
    before = bytesRead;
  }, uploadSpanMs);
}
