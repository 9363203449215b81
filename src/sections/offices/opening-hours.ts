import type { Hours } from '#content/schemas/office.ts';
import { weekdays } from '#content/weekdays.ts';
import { dayMs } from '#language/time.ts';

/**
 * Whether an office with these hours is open at an instant, and when that changes.
 * Hours are of the office's own time zone (IANA) and end before midnight; none cross it.
 */
export function openingAt(hours: Hours[], timeZone: string, now: Date) {
  // Swedish writes dates as ISO 8601 does: 2026-11-21 08:30:00. Browsers take long to make a format: one for all.
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  const today = localTime(now, clock);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = new Date(today.getTime() + ahead * dayMs);
    const next = spansOn(day, hours, clock).find(({ closes }) => closes > now);
    if (next && next.opens <= now) return { state: 'open', until: next.closes } as const;
    if (next) return { state: 'closed', until: next.opens } as const;
  }
  throw new Error('an office without hours');
}

/** The times from one opening to its closing on a local day, in order. */
function spansOn(day: Date, hours: Hours[], clock: Intl.DateTimeFormat) {
  return hours
    .filter((some) => includesDay(some, day.getUTCDay()))
    .map(({ opens, closes }) => ({
      opens: instantOf(day, opens, clock),
      closes: instantOf(day, closes, clock),
    }))
    .sort((a, b) => a.opens.getTime() - b.opens.getTime());
}

/** Days may run over the end of the week: Saturday to Wednesday. */
export function includesDay({ first, last }: Hours, day: number): boolean {
  const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)];
  return (day - from + 7) % 7 <= (to - from + 7) % 7;
}

/** What a clock shows at an instant, written as if it were UTC. */
function localTime(instant: Date, clock: Intl.DateTimeFormat): Date {
  return new Date(`${clock.format(instant).replace(' ', 'T')}Z`);
}

/** When a clock shows this time of this local day. */
function instantOf(day: Date, time: string, clock: Intl.DateTimeFormat): Date {
  const local = new Date(`${day.toISOString().slice(0, 10)}T${time}:00Z`);
  const offsetAt = (instant: Date) => localTime(instant, clock).getTime() - instant.getTime();
  // The offset of a first guess may be that of the other side of a change to summer time: look again.
  const guess = new Date(local.getTime() - offsetAt(local));
  return new Date(local.getTime() - offsetAt(guess));
}
