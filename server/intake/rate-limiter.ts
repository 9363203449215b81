import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export type RateLimiter = ReturnType<typeof createRateLimiter>;

const windowSeconds = 600;

/** Both limits are per client in ten minutes, 0 for none. Visitors without JavaScript send no proof of work. */
export function createRateLimiter(submissions: number, withoutProof: number) {
  const [proven, unproven, uploads] = [submissions, withoutProof, submissions].map((points) =>
    points > 0 ? new RateLimiterMemory({ points, duration: windowSeconds }) : undefined,
  );
  return {
    /** Resolves to the seconds to wait when the client is over its limit. */
    consume: (client: string, isProven: boolean) => consume(isProven ? proven : unproven, client),
    /** Takes back a count that failed through no fault of the client. */
    async giveBack(client: string, isProven: boolean) {
      await (isProven ? proven : unproven)?.reward(client);
    },
    /** Limits the files of forms that are shown again, as submissions are limited. */
    consumeUpload: (client: string) => consume(uploads, client),
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
