import { hourMs } from '#language/time.ts';

const minuteMs = 60_000;

/** After one more attempt the delivery has failed. */
const waitsMs = [
  ...[minuteMs, 5 * minuteMs, 15 * minuteMs],
  ...[hourMs, 3 * hourMs, 6 * hourMs, 12 * hourMs, 24 * hourMs],
];

/**
 * Varies by a fifth, so that deliveries that failed together do not retry together; undefined after the
 * last.
 */
export function backOff(attempts: number, random = Math.random()): number | undefined {
  const wait = waitsMs[attempts - 1];
  return wait === undefined ? undefined : Math.round(wait * (0.8 + 0.4 * random));
}
