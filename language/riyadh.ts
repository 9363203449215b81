import { hourMs } from './time.ts';

/** How far Riyadh's clocks are ahead of UTC, in milliseconds: three hours, in summer and in winter. */
export const riyadhOffsetMs = 3 * hourMs;
