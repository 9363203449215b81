import { holidayOn } from '#content/dates/holiday-calendar.ts';
import type { OfficeHoliday } from '#content/schemas/holidays.ts';
import type { Hours } from '#content/schemas/office.ts';
import { weekdays } from '#i18n/weekdays.ts';
import { dayMs } from '#lib/durations.ts';

const maxClosedDays = 60;

/** Returns whether an office is open, and until when, in local time. Throws an Error if it stays closed for 60 days. */
export function openingAt(hours: Hours[], now: Date, holidays: OfficeHoliday[] = []) {
  for (let ahead = 0; ahead <= maxClosedDays; ahead += 1) {
    const day = new Date(now.getTime() + ahead * dayMs);
    const holiday = holidayOn(holidays, dateOf(day));
    const next = spansOn(day, holiday ? (holiday.hours ?? []) : hours).find(({ closes }) => closes > now);
    if (next && next.opens <= now) return { state: 'open', until: next.closes } as const;
    if (next) return { state: 'closed', until: next.opens } as const;
  }
  throw new Error('an office without hours');
}

function spansOn(day: Date, hours: Hours[]) {
  return hours
    .filter((some) => includesDay(some, day.getUTCDay()))
    .map(({ opens, closes }) => ({ opens: timeOn(day, opens), closes: timeOn(day, closes) }))
    .sort((a, b) => a.opens.getTime() - b.opens.getTime());
}

const timeOn = (day: Date, time: string) => new Date(`${dateOf(day)}T${time}Z`);

/** Days may run over the end of the week: Saturday to Wednesday. */
export function includesDay({ first, last }: Hours, day: number): boolean {
  const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)];
  return (day - from + 7) % 7 <= (to - from + 7) % 7;
}

/** Returns the time in a zone (IANA), as if it were UTC. */
export function localTime(instant: Date, timeZone: string): Date {
  // Swedish writes dates as ISO 8601 does: 2026-11-21 08:30:00.
  return new Date(`${instant.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);
}

/** Returns a day in UTC: `2026-11-21`. */
export const dateOf = (day: Date): string => day.toISOString().slice(0, 10);
