import type { Country } from '#codes/countries.ts';
import type { OfficeHoliday } from '#content/schemas/holidays.ts';

/** Returns whether an office is closed for the whole of a day such as `2027-01-31`. */
export type IsClosed = (day: string) => boolean;

/** The firm's holidays; without a country they are those of the head office. */
export interface HolidayCalendar {
  holidays: readonly OfficeHoliday[];
  headCountry: Country;
}

/** Returns the holiday on a day. Of two, one that closes offices wins over one with other hours. */
export function holidayOn(holidays: readonly OfficeHoliday[], day: string): OfficeHoliday | undefined {
  const ofDay = holidays.filter(({ first, last }) => first <= day && day <= last);
  return ofDay.find(({ hours }) => !hours) ?? ofDay[0];
}

export function holidaysIn(holidays: readonly OfficeHoliday[], country: Country): OfficeHoliday[] {
  return holidays.filter(({ countries }) => countries.includes(country));
}

/** Days with other hours than usual do not count as closed. */
export function closedDays(calendar: HolidayCalendar, country: string | null | undefined): IsClosed {
  const closed = holidaysOf(calendar, country);
  return (day) => closed.some(({ first, last }) => first <= day && day <= last);
}

/** Returns the holidays between two days on which a country's office is closed. */
export function closingHolidaysBetween(
  calendar: HolidayCalendar,
  country: string | null | undefined,
  from: string,
  to: string,
): OfficeHoliday[] {
  return holidaysOf(calendar, country).filter(({ first, last }) => first <= to && last >= from);
}

function holidaysOf({ holidays, headCountry }: HolidayCalendar, country: string | null | undefined) {
  const isNamed = ({ countries }: OfficeHoliday) =>
    countries.some((each) => each === (country || headCountry));
  return holidays.filter((holiday) => !holiday.hours && isNamed(holiday));
}
