import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface RateLimiter {
  /** Resolves to the seconds to wait if the client is over its limit, or else to undefined. */
  consume(client: string, isProven?: boolean): Promise<number | undefined>;
  /** Takes back a count after a failure that was not the client's. */
  giveBack(client: string, isProven: boolean): Promise<void>;
  /** Counts a file of a rejected form, by a second limit as high as that of submissions. */
  consumeUpload(client: string): Promise<number | undefined>;
}

const windowSeconds = 600;

/** Both limits are per client in ten minutes, 0 for none. Visitors without JavaScript send no proof of work. */
export function createRateLimiter(max: number, maxUnproven: number): RateLimiter {
  const [proven, unproven, uploads] = [max, maxUnproven, max].map((points) =>
    points > 0 ? new RateLimiterMemory({ points, duration: windowSeconds }) : undefined,
  );
  return {
    consume: (client, isProven = true) => consume(isProven ? proven : unproven, client),
    async giveBack(client, isProven) {
      await (isProven ? proven : unproven)?.reward(client);
    },
    consumeUpload: (client) => consume(uploads, client),
  };
}

async function consume(limiter: RateLimiterMemory | undefined, client: string) {
  try {
    await limiter?.consume(client);
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.ceil(refusal.msBeforeNext / 1000);
  }
}
