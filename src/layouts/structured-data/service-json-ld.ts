import type { Service } from 'schema-dts';
import type { Content } from '#content/content.ts';
import { paths } from '#language/paths.ts';
import { absolute, names, pageUrl } from './entity-ids.ts';

/** A service, by whom and where it is done. `picture` is the path of the one its page shows. */
export function serviceOffered(
  { language, firm }: Content,
  service: Content['services'][number],
  picture: string,
): Service {
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
