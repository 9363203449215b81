import { dayMs, riyadhOffsetMs } from '#language/time.ts';

/** `2026-11-21 10:58` in Riyadh. */
export function riyadhTime(moment: number): string {
  return new Date(moment + riyadhOffsetMs).toISOString().slice(0, 16).replace('T', ' ');
}

/** Undefined where there is no such day. */
export function startOfDay(written: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(written)) return undefined;
  const moment = Date.parse(`${written}T00:00:00Z`);
  // Some engines read the 30th of February as the 2nd of March.
  const exists = !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(written);
  return exists ? moment - riyadhOffsetMs : undefined;
}

export function endOfDay(written: string): number | undefined {
  const start = startOfDay(written);
  return start === undefined ? undefined : start + dayMs;
}
