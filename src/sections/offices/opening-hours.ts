import type { Hours } from '#content/schemas/office.ts';
import { weekdays } from '#content/weekdays.ts';
import { dayMs } from '#language/time.ts';

/**
 * Whether an office with these hours is open at an instant, and when that changes.
 * Hours are of the office's own time zone (IANA) and end before midnight; none cross it.
 */
export function openingAt(hours: Hours[], timeZone: string, now: Date) {
  const next = spans(hours, timeZone, now).find(({ closes }) => closes > now);
  if (!next) throw new Error('an office without hours');
  return next.opens <= now
    ? ({ state: 'open', until: next.closes } as const)
    : ({ state: 'closed', until: next.opens } as const);
}

/** The times from one opening to its closing, from today to the same day of next week, in order. */
function spans(hours: Hours[], timeZone: string, now: Date) {
  const today = localTime(now, timeZone);
  return Array.from({ length: 8 }, (_, ahead) => new Date(today.getTime() + ahead * dayMs)).flatMap((day) =>
    hours
      .filter((some) => includesDay(some, day.getUTCDay()))
      .map(({ opens, closes }) => ({
        opens: instantOf(day, opens, timeZone),
        closes: instantOf(day, closes, timeZone),
      }))
      .sort((a, b) => a.opens.getTime() - b.opens.getTime()),
  );
}

/** Days may run over the end of the week: Saturday to Wednesday. */
export function includesDay({ first, last }: Hours, day: number): boolean {
  const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)];
  return (day - from + 7) % 7 <= (to - from + 7) % 7;
}

/** What clock and calendar of a time zone show at an instant, written as if they were UTC. */
function localTime(instant: Date, timeZone: string): Date {
  // Swedish writes dates as ISO 8601 does: 2026-11-21 08:30:00.
  const local = instant.toLocaleString('sv-SE', { timeZone });
  return new Date(`${local.replace(' ', 'T')}Z`);
}

/** When a time zone's clock shows this time of this local day. */
function instantOf(day: Date, clock: string, timeZone: string): Date {
  const local = new Date(`${day.toISOString().slice(0, 10)}T${clock}:00Z`);
  const offsetAt = (instant: Date) => localTime(instant, timeZone).getTime() - instant.getTime();
  // The offset of a first guess may be that of the other side of a change to summer time: look again.
  const guess = new Date(local.getTime() - offsetAt(local));
  return new Date(local.getTime() - offsetAt(guess));
}
