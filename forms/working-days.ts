import { dayMs, hourMs, riyadhOffsetMs } from '#language/time.ts';

/** When the Riyadh office closes. */
const close = 17 * hourMs;

/** The end of the second working day after the message came (Riyadh time): the promised answer. */
export function answerBy(createdAt: number): Date {
  return endOfWorkingDay(createdAt, 2);
}

/** The end of the first working day after the message came. */
export function nextWorkingDay(createdAt: number): Date {
  return endOfWorkingDay(createdAt, 1);
}

function endOfWorkingDay(createdAt: number, count: number): Date {
  let midnight = Math.floor((createdAt + riyadhOffsetMs) / dayMs) * dayMs;
  for (let left = count; left > 0; ) {
    midnight += dayMs;
    if (isWorkingDay(midnight)) left -= 1;
  }
  return new Date(midnight + close - riyadhOffsetMs);
}

/** Sunday to Thursday. */
function isWorkingDay(midnight: number): boolean {
  return new Date(midnight).getUTCDay() <= 4;
}
