import type { Service } from 'schema-dts';
import { getContent } from '#content/content.ts';
import type { Service as ServiceContent } from '#content/schemas/service.ts';
import type { Language } from '#language/languages.ts';
import { paths } from '#language/paths.ts';
import { absolute, names, pageUrl } from './entity-ids.ts';

/** A service, by whom and where it is done. `picture` is the path of the one its page shows. */
export async function serviceOffered(
  language: Language,
  service: ServiceContent,
  picture: string,
): Promise<Service> {
  const { firm } = await getContent(language);
  return {
    '@type': 'Service',
    '@id': names.service(service.id),
    name: service.title,
    serviceType: service.title,
    description: service.description,
    url: pageUrl(language, paths.service(service.id)),
    image: absolute(picture),
    provider: { '@id': names.firm },
    areaServed: Object.values(firm.countries).map((name) => ({ '@type': 'Country', name })),
  };
}
