import { getPicture } from '#content/pictures.ts';
import { getOffices, getUi } from '#content/readers.ts';
import { weekdays } from '#content/weekdays.ts';
import type { Language } from '#i18n/languages.ts';
import { formatTimeRange, formatWeekdayRange } from '#i18n/numbers.ts';
import { paths } from '#i18n/paths.ts';
import { mapCities } from './map-cities.ts';

export type OfficeListProps = ReturnType<typeof officesContent>['list'];

export function officesContent(language: Language) {
  const offices = getOffices(language);
  const { list, map, ...labels } = getUi(language).offices;
  const cards = offices.map((office, index) => {
    const { order, country, picture, latitude, longitude, mapLabel, ...shown } = office;
    return {
      ...shown,
      isHead: index === 0,
      picture: getPicture(picture, index === 0 ? 'headOffice' : 'office'),
      week: shown.hours.map(({ first, last, opens, closes }) => ({
        days: formatWeekdayRange(language, weekdays.indexOf(first), weekdays.indexOf(last)),
        times: formatTimeRange(language, opens, closes),
      })),
      directions: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
      contactCard: paths.officeCard(office.id, language),
    };
  });
  return {
    map: { label: map, cities: mapCities(offices) },
    list: { language, label: list, labels, offices: cards },
  };
}
