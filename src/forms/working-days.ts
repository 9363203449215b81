import { dayMs, hourMs, riyadhOffsetMs } from '#i18n/time.ts';

const openingTimeMs = 8 * hourMs;
const closingTimeMs = 17 * hourMs;

/** The end of the second working day in Riyadh after the message came. */
export function secondWorkingDay(createdAt: number): Date {
  return endOfWorkingDay(createdAt, 2);
}

export function nextWorkingDay(createdAt: number): Date {
  return endOfWorkingDay(createdAt, 1);
}

/** An application is decided within four weeks, as its form says. */
export function decisionBy(createdAt: number): Date {
  let midnight = midnightBefore(createdAt + 28 * dayMs);
  while (!isWorkingDay(midnight)) midnight -= dayMs;
  return closingTimeOf(midnight);
}

/** From the morning of a working day to its end. */
export function isWorkingTime(moment: number): boolean {
  const midnight = midnightBefore(moment);
  const time = moment + riyadhOffsetMs - midnight;
  return isWorkingDay(midnight) && time >= openingTimeMs && time < closingTimeMs;
}

function endOfWorkingDay(createdAt: number, count: number): Date {
  let midnight = midnightBefore(createdAt);
  for (let left = count; left > 0; ) {
    midnight += dayMs;
    if (isWorkingDay(midnight)) left -= 1;
  }
  return closingTimeOf(midnight);
}

function closingTimeOf(midnight: number): Date {
  return new Date(midnight + closingTimeMs - riyadhOffsetMs);
}

/** The midnight that begins the day in Riyadh, as if it were in UTC. */
function midnightBefore(moment: number): number {
  return Math.floor((moment + riyadhOffsetMs) / dayMs) * dayMs;
}

/** Sunday to Thursday. */
function isWorkingDay(midnight: number): boolean {
  return new Date(midnight).getUTCDay() <= 4;
}
