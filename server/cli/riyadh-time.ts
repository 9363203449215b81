import { riyadhOffsetMs } from '#language/riyadh.ts';
import { dayMs } from '#language/time.ts';

/** A moment as Riyadh's clocks show it: `2026-11-21 10:58`. */
export function riyadhTime(moment: number): string {
  return new Date(moment + riyadhOffsetMs).toISOString().slice(0, 16).replace('T', ' ');
}

/** The first moment of a Riyadh day written `2026-11-21`; undefined where there is no such day. */
export function startOfDay(written: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(written)) return undefined;
  const moment = Date.parse(`${written}T00:00:00Z`);
  // The 30th of February is read as the 2nd of March by some engines.
  const exists = !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(written);
  return exists ? moment - riyadhOffsetMs : undefined;
}

/** The first moment after that day. */
export function endOfDay(written: string): number | undefined {
  const start = startOfDay(written);
  return start === undefined ? undefined : start + dayMs;
}
