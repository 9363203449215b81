export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** Riyadh is ahead of UTC, without daylight saving. */
export const riyadhOffsetMs = 3 * hourMs;
