const [minute, hour] = [60_000, 3_600_000];

/** Milliseconds to wait after the first failed try, the second, and so on. After one more try, the delivery has failed. */
const waits = [minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour];

/** Tries altogether. */
export const mostTries = waits.length + 1;

/**
 * Milliseconds until the next try after so many, give or take a fifth, so that deliveries that failed together do not
 * come back together; undefined after the last.
 */
export function backOff(attempts: number, random = Math.random()): number | undefined {
  const wait = waits[attempts - 1];
  return wait === undefined ? undefined : Math.round(wait * (0.8 + 0.4 * random));
}
