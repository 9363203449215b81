import type { Country } from './countries.ts';

/** Days on which offices are closed or, with hours, open at others than in most weeks. */
export interface Holiday {
  name: string;
  countries: readonly Country[];
  /** `2027-01-31`, in the country's own time. */
  first: string;
  last: string;
  hours?: readonly unknown[] | undefined;
  /** By the calendar alone: the moon decides. */
  expected?: boolean | undefined;
}

/** Whether an office is closed on a day, `2027-01-31`, beside its weekends. */
export type IsClosed = (day: string) => boolean;

/** What is known of the firm's holidays; where no country is named, its head office counts. */
export interface HolidayCalendar {
  holidays: readonly Holiday[];
  headCountry: Country;
}

/** The holiday of a country on a day; one on which it is closed goes before other hours. */
export function holidayOn<Found extends Holiday>(holidays: readonly Found[], day: string): Found | undefined {
  const found = holidays.filter(({ first, last }) => first <= day && day <= last);
  return found.find(({ hours }) => !hours) ?? found[0];
}

export function holidaysIn<Found extends Holiday>(holidays: readonly Found[], country: Country): Found[] {
  return holidays.filter(({ countries }) => countries.includes(country));
}

/** On which days the office is closed that answers a country. */
export function closedDays(calendar: HolidayCalendar, country: string | null | undefined): IsClosed {
  const own = holidaysOf(calendar, country);
  return (day) => own.some(({ first, last }) => first <= day && day <= last);
}

/** The holidays, in days of a country's office, on which it is closed from one day to another. */
export function closedBetween(
  calendar: HolidayCalendar,
  country: string | null | undefined,
  from: string,
  to: string,
): Holiday[] {
  return holidaysOf(calendar, country).filter(({ first, last }) => first <= to && last >= from);
}

function holidaysOf(
  { holidays, headCountry }: HolidayCalendar,
  country: string | null | undefined,
): Holiday[] {
  const isNamed = ({ countries }: Holiday) => countries.some((each) => each === (country || headCountry));
  return holidays.filter((holiday) => !holiday.hours && isNamed(holiday));
}
