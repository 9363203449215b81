import { riyadhOffsetMs } from '#language/time.ts';

/** `2026-11-21 10:58` in Riyadh. */
export function riyadhTime(moment: number): string {
  return new Date(moment + riyadhOffsetMs).toISOString().slice(0, 16).replace('T', ' ');
}
