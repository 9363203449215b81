import { getOffices, getUi } from '#content/content.ts';
import { getPicture, places } from '#content/pictures.ts';
import { weekdays } from '#content/weekdays.ts';
import type { Language } from '#language/languages.ts';
import { formatTimeRange, formatWeekdayRange } from '#language/numbers.ts';
import { paths } from '#language/paths.ts';
import type { OfficeCardProps } from './office-card.tsx';

/** The offices as the page shows them, the headquarters first. */
export async function officesContent(language: Language) {
  const [offices, ui] = await Promise.all([getOffices(language), getUi(language)]);
  const cards = offices.map((office, index): OfficeCardProps => {
    const { hours, timeZone, picture, latitude, longitude } = office;
    return {
      ...office,
      isHead: index === 0,
      picture: getPicture(picture, index === 0 ? places.headOffice : places.office),
      hours: hours.map(({ first, last, opens, closes }) => ({
        days: formatWeekdayRange(language, weekdays.indexOf(first), weekdays.indexOf(last)),
        times: formatTimeRange(language, opens, closes),
      })),
      week: JSON.stringify({ hours, timeZone }),
      directions: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
      contactCard: paths.officeCard(office.id, language),
      labels: ui.offices,
    };
  });
  return { labels: ui.offices, offices: cards };
}
