export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** Without daylight saving. */
export const riyadhOffsetMs = 3 * hourMs;
