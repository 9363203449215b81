import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export type RateLimiter = ReturnType<typeof createRateLimiter>;

const windowSeconds = 600;

/** Both limits per client in ten minutes, 0 for none; `withoutProof` of work, as without JavaScript. */
export function createRateLimiter(messages: number, withoutProof: number) {
  const limiters = [withoutProof, messages].map((points) =>
    points > 0 ? new RateLimiterMemory({ points, duration: windowSeconds }) : undefined,
  );
  return {
    /** Resolves to the seconds to wait when the client is over its limit. */
    async consume(client: string, proven: boolean) {
      try {
        await limiters[proven ? 1 : 0]?.consume(client);
        return undefined;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.ceil(refusal.msBeforeNext / 1000);
      }
    },
  };
}
