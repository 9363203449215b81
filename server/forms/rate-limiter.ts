import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface Limits {
  /** Counts one message of a client; the seconds to wait when it is one too many. */
  take(client: string, proven: boolean): Promise<number | undefined>;
}

/** Seconds. */
const duration = 600;

/**
 * @param messages per client in ten minutes, 0 for no limit
 * @param withoutProof the stricter limit of browsers that sent no proof of work, such as those without JavaScript
 */
export function limitsOf(messages: number, withoutProof: number): Limits {
  const limiters = [withoutProof, messages].map((points) =>
    points > 0 ? new RateLimiterMemory({ points, duration }) : undefined,
  );
  return {
    async take(client, proven) {
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
