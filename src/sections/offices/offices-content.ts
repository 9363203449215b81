import { getOffices, getUi } from '../../content/content.ts';
import { getPicture } from '../../content/pictures.ts';
import { weekdays } from '../../content/weekdays.ts';
import { paths } from '../../language/address.ts';
import type { Language } from '../../language/languages.ts';
import { formatTimeRange, formatWeekdayRange } from '../../language/numbers.ts';
import type { OfficeCardProps } from './office-card.tsx';

const large = { widths: [480, 750, 1000, 1200], sizes: '(width < 64rem) 100vw, 58vw' };
const small = {
  widths: [400, 640, 960],
  sizes: '(width < 40rem) 100vw, (width < 64rem) 50vw, 25vw',
};

/** The offices as the page shows them, the headquarters first. */
export async function officesContent(language: Language) {
  const [offices, ui] = await Promise.all([getOffices(language), getUi(language)]);
  const cards = offices.map(async (office, index): Promise<OfficeCardProps> => {
    const { hours, timeZone, picture, latitude, longitude } = office;
    return {
      ...office,
      isHead: index === 0,
      picture: await getPicture(picture, index === 0 ? large : small),
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
  return { labels: ui.offices, offices: await Promise.all(cards) };
}
