import { getContent } from '#content/content.ts';
import { getPicture, slots } from '#content/pictures.ts';
import { weekdays } from '#content/weekdays.ts';
import type { Language } from '#language/languages.ts';
import { formatTimeRange, formatWeekdayRange } from '#language/numbers.ts';
import { paths } from '#language/paths.ts';

export type OfficeListProps = Awaited<ReturnType<typeof officesContent>>['list'];

export async function officesContent(language: Language) {
  const { offices, ui } = await getContent(language);
  const { list, map, ...labels } = ui.offices;
  const cards = offices.map((office, index) => {
    const { order, country, picture, latitude, longitude, ...shown } = office;
    return {
      ...shown,
      isHead: index === 0,
      picture: getPicture(picture, index === 0 ? slots.headOffice : slots.office),
      week: shown.hours.map(({ first, last, opens, closes }) => ({
        days: formatWeekdayRange(language, weekdays.indexOf(first), weekdays.indexOf(last)),
        times: formatTimeRange(language, opens, closes),
      })),
      directions: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
      contactCard: paths.officeCard(office.id, language),
    };
  });
  return { map, list: { language, label: list, labels, offices: cards } };
}
