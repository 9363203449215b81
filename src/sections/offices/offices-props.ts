import type { Country } from '#codes/countries.ts';
import { keepNumbersTogether } from '#content/address-line.ts';
import { holidaysIn } from '#content/dates/holiday-calendar.ts';
import { getPicture } from '#content/pictures/pictures.ts';
import { getHolidays, getOffices, getUi } from '#content/readers.ts';
import type { OfficeHoliday } from '#content/schemas/holidays.ts';
import type { Hours, Office } from '#content/schemas/office.ts';
import type { Ui } from '#content/schemas/ui.ts';
import { formatDayRange, formatTimeRange, formatWeekdayRange } from '#i18n/dates.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { riyadhDay } from '#i18n/riyadh-time.ts';
import { weekdays } from '#i18n/weekdays.ts';
import { dayMs } from '#lib/durations.ts';
import type { PictureSource } from '#lib/picture-source.ts';
import { paths } from '#routing/paths.ts';

export interface OfficeListProps {
  language: Language;
  label: string;
  labels: Omit<Ui['offices'], 'list' | 'map'>;
  offices: ShownOffice[];
}

export interface ShownOffice
  extends Omit<Office, 'order' | 'country' | 'picture' | 'latitude' | 'longitude' | 'mapLabel'> {
  isHeadOffice: boolean;
  picture: PictureSource;
  week: OpeningTimes[];
  holidays: (OfficeHoliday & OpeningTimes)[];
  directions: string;
  contactCard: string;
}

/** Days and their hours, in words. */
interface OpeningTimes {
  days: string;
  times: string;
}

export function officeListProps(language: Language): OfficeListProps {
  const { list, map: _, ...labels } = getUi(language).offices;
  const offices = getOffices(language).map((office, index) => {
    const { order, country, picture, latitude, longitude, mapLabel, ...shown } = office;
    return {
      ...shown,
      street: keepNumbersTogether(shown.street),
      cityLine: keepNumbersTogether(shown.cityLine),
      isHeadOffice: index === 0,
      picture: getPicture(picture, index === 0 ? 'headOffice' : 'office'),
      week: weekOf(language, shown.hours),
      holidays: comingHolidays(language, country).map((holiday) => ({
        ...holiday,
        days: formatDayRange(language, holiday.first, holiday.last),
        times: timesOf(language, holiday.hours),
      })),
      directions: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
      contactCard: paths.officeVcard(office.id, language),
    };
  });
  return { language, label: list, labels, offices };
}

export function comingHolidays(language: Language, country: Country, now = Date.now()) {
  const [from, to] = [riyadhDay(now), riyadhDay(now + 365 * dayMs)];
  return holidaysIn(getHolidays(language), country)
    .filter(({ first, last }) => last >= from && first <= to)
    .sort((one, other) => one.first.localeCompare(other.first));
}

function weekOf(language: Language, hours: Hours[]): OpeningTimes[] {
  return hours.map(({ first, last, opens, closes }) => ({
    days: formatWeekdayRange(language, weekdays.indexOf(first), weekdays.indexOf(last)),
    times: formatTimeRange(language, opens, closes),
  }));
}

/** `10 am – 4 pm`, with its days where they differ; empty where it is closed. */
function timesOf(language: Language, hours: Hours[] = []): string {
  const week = weekOf(language, hours);
  const isAlike = week.length === 1;
  const list = new Intl.ListFormat(languages[language].locale, { type: 'unit' });
  return list.format(week.map(({ days, times }) => (isAlike ? times : `${days} ${times}`)));
}
