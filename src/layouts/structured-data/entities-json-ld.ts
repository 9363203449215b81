import type { Organization, Person, Service, WebSite } from 'schema-dts';
import type { Content } from '#content/content.ts';
import { fullName, type Person as PersonContent } from '#content/schemas/person.ts';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { paths } from '#i18n/paths.ts';
import { absolute, names, pageUrl } from './entity-ids.ts';
import { postalAddress } from './offices-json-ld.ts';

export function organization(content: Content): Organization {
  const { site, firm, offices } = content;
  const [headOffice] = offices;
  const { email, whatsapp: telephone, legal } = site;
  return {
    ...namedFirm(content),
    legalName: firm.legal.name,
    ...(legal.vat && { vatID: legal.vat }),
    ...(legal.registration && {
      identifier: {
        '@type': 'PropertyValue',
        name: firm.legal.rows.registration,
        value: legal.registration,
      },
    }),
    description: firm.tagline,
    foundingDate: String(site.founded),
    email,
    telephone,
    sameAs: Object.values(site.social),
    ...(headOffice && { address: postalAddress(headOffice) }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone,
      email,
      availableLanguage: languageCodes,
    },
  };
}

/** A reference to the firm, for its articles and jobs. */
export function namedFirm({ firm }: Content) {
  return {
    '@type': 'Organization',
    '@id': names.firm,
    name: firm.name,
    url: absolute(paths.home),
    logo: absolute('/icon-512.png'),
  } as const;
}

export function website({ language, firm }: Content): WebSite {
  return {
    '@type': 'WebSite',
    '@id': names.website(language),
    url: pageUrl(language, paths.home),
    name: firm.name,
    alternateName: firm.shortName,
    inLanguage: language,
    publisher: { '@id': names.firm },
  };
}

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

export function leaders({ language, team }: Content): Person[] {
  return team.map((person) => ({
    ...namedPerson(language, person),
    givenName: person.givenName,
    familyName: person.familyName,
    jobTitle: person.position,
    email: person.email,
    knowsLanguage: person.languages,
    worksFor: { '@id': names.firm },
    workLocation: { '@id': names.office(person.office) },
  }));
}

/** A reference to a person, for their articles. */
export function namedPerson(language: Language, person: PersonContent) {
  const url = `${pageUrl(language, paths.page('ourpeople'))}#${person.id}`;
  return { '@type': 'Person', '@id': names.person(person.id), name: fullName(person), url } as const;
}
