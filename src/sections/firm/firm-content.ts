import { getContent } from '#content/content.ts';
import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import type { CitiesProps } from './cities.tsx';
import type { ServiceLinksProps, ServiceTile } from './service-links.tsx';

export async function citiesContent(language: Language): Promise<CitiesProps> {
  const { offices, firm, ui } = await getContent(language);
  const allHref = localizedPath(language, paths.page('offices'));
  return {
    labels: ui.cities,
    allHref,
    cities: offices.map(({ id, city, country }) => ({
      id,
      href: `${allHref}#${id}`,
      city,
      country: firm.countries[country],
    })),
  };
}

export async function serviceLinks(language: Language): Promise<ServiceLinksProps> {
  const { ui } = await getContent(language);
  return {
    label: ui.about.services,
    all: { href: localizedPath(language, paths.page('services')), label: ui.services.all },
    services: await serviceTiles(language),
  };
}

/** Each service's name and drawing, and where it leads. */
export async function serviceTiles(language: Language): Promise<ServiceTile[]> {
  const { services } = await getContent(language);
  return services.map(({ id, title, figure }) => ({
    id,
    href: localizedPath(language, paths.service(id)),
    title,
    figure,
  }));
}
