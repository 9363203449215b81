import type { FastifyReply, FastifyRequest } from 'fastify';

/** Reads on for a while where a body continues after its response: a browser that is cut off shows no response. */
export function lingering(lingeringMs: number) {
  return ({ raw }: FastifyRequest, reply: FastifyReply) => {
    const { 'content-length': length, 'transfer-encoding': chunked } = raw.headers;
    if (length === undefined && chunked === undefined) return;
    reply.raw.once('finish', () => {
      if (!raw.complete) setTimeout(() => raw.destroy(), lingeringMs).unref();
    });
  };
}
