import { getOffices, getUi } from '../../content/content.ts';
import { address, paths } from '../../language/address.ts';
import type { Language } from '../../language/languages.ts';
import type { CitiesProps } from './cities.tsx';

/** The cities with an office, in a language. */
export async function citiesContent(language: Language): Promise<CitiesProps> {
  const [offices, ui] = await Promise.all([getOffices(language), getUi(language)]);
  const allHref = address(language, paths.page('offices'));
  return {
    labels: ui.cities,
    allHref,
    cities: offices.map(({ id, city, cityLine }) => ({ id, href: `${allHref}#${id}`, city, cityLine })),
  };
}
