import { riyadhDay } from '#i18n/riyadh-time.ts';

/** Whole calendar years in Riyadh: one more from 1 January. */
export function yearsSince(founded: number, moment: number): number {
  return Number(riyadhDay(moment).slice(0, 4)) - founded;
}
