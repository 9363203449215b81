import { dayMs, hourMs, riyadhOffsetMs } from '#i18n/time.ts';

const closingTimeMs = 17 * hourMs;

/** The end of the second working day in Riyadh after the message came. */
export function answerBy(createdAt: number): Date {
  return endOfWorkingDay(createdAt, 2);
}

export function nextWorkingDay(createdAt: number): Date {
  return endOfWorkingDay(createdAt, 1);
}

function endOfWorkingDay(createdAt: number, count: number): Date {
  let midnight = Math.floor((createdAt + riyadhOffsetMs) / dayMs) * dayMs;
  for (let left = count; left > 0; ) {
    midnight += dayMs;
    if (isWorkingDay(midnight)) left -= 1;
  }
  return new Date(midnight + closingTimeMs - riyadhOffsetMs);
}

/** Sunday to Thursday. */
function isWorkingDay(midnight: number): boolean {
  return new Date(midnight).getUTCDay() <= 4;
}
