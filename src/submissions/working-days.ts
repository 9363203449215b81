import type { IsClosed } from '#content/dates/holiday-calendar.ts';
import { riyadhOffsetMs } from '#i18n/riyadh-time.ts';
import { dayMs, hourMs } from '#lib/durations.ts';

const openingTimeMs = 8 * hourMs;
const closingTimeMs = 17 * hourMs;

/** Returns the end of the first or a later working day in Riyadh after a submission came; holidays do not count. */
export function workingDayAfter(createdAt: number, count: number, isClosed: IsClosed): Date {
  let midnight = midnightBefore(createdAt);
  for (let left = count; left > 0; ) {
    midnight += dayMs;
    if (isWorkingDay(midnight, isClosed)) left -= 1;
  }
  return closingTimeOf(midnight);
}

/** Returns the deadline of a decision: the last working day within four weeks, as the application's form says. */
export function decisionBy(createdAt: number, isClosed: IsClosed): Date {
  let midnight = midnightBefore(createdAt + 28 * dayMs);
  while (!isWorkingDay(midnight, isClosed)) midnight -= dayMs;
  return closingTimeOf(midnight);
}

/** Returns whether a moment is in the office's hours on a day of the working week, even if it is a holiday. */
export function isWorkingTime(moment: number): boolean {
  const midnight = midnightBefore(moment);
  const time = moment + riyadhOffsetMs - midnight;
  return isInWorkingWeek(midnight) && time >= openingTimeMs && time < closingTimeMs;
}

function closingTimeOf(midnight: number): Date {
  return new Date(midnight + closingTimeMs - riyadhOffsetMs);
}

/** Returns the midnight that begins the day in Riyadh, as if it were in UTC. */
function midnightBefore(moment: number): number {
  return Math.floor((moment + riyadhOffsetMs) / dayMs) * dayMs;
}

function isWorkingDay(midnight: number, isClosed: IsClosed): boolean {
  return isInWorkingWeek(midnight) && !isClosed(new Date(midnight).toISOString().slice(0, 10));
}

function isInWorkingWeek(midnight: number): boolean {
  return new Date(midnight).getUTCDay() <= 4;
}
