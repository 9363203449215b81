import { hourMs } from './time.ts';

/** Three hours ahead of UTC, without daylight saving. */
export const riyadhOffsetMs = 3 * hourMs;
