import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface RateLimiter {
  /** Resolves to the seconds to wait when the client is over its limit. */
  consume(client: string, proven: boolean): Promise<number | undefined>;
}

const windowSeconds = 600;

/** Both limits per client in ten minutes, 0 for none; `withoutProof` of work, as without JavaScript. */
export function createRateLimiter(messages: number, withoutProof: number): RateLimiter {
  const limiters = [withoutProof, messages].map((points) =>
    points > 0 ? new RateLimiterMemory({ points, duration: windowSeconds }) : undefined,
  );
  return {
    async consume(client, proven) {
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
