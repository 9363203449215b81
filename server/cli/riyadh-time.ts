import { z } from 'zod';
import { dayMs, riyadhOffsetMs } from '#language/time.ts';

/** `2026-11-21 10:58` in Riyadh. */
export function riyadhTime(moment: number): string {
  return new Date(moment + riyadhOffsetMs).toISOString().slice(0, 16).replace('T', ' ');
}

/** Undefined where there is no such day. */
export function startOfDay(written: string): number | undefined {
  return z.iso.date().safeParse(written).success ? Date.parse(`${written}T00:00:00+03:00`) : undefined;
}

export function endOfDay(written: string): number | undefined {
  const start = startOfDay(written);
  return start === undefined ? undefined : start + dayMs;
}
