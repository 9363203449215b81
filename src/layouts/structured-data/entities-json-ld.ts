import type { DigitalDocument, Organization, Person, Service, WebSite } from 'schema-dts';
import { getFirm, getOffices, getPeople, getSite } from '#content/readers.ts';
import { fullName, type Person as PersonContent } from '#content/schemas/person.ts';
import type { Service as ServiceContent } from '#content/schemas/service.ts';
import type { ServiceDocument } from '#content/schemas/service-document.ts';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { paths } from '#routing/paths.ts';
import { absolute, entityIds, pageUrl } from './entity-ids.ts';
import { postalAddress } from './offices-json-ld.ts';

export function organization(language: Language): Organization {
  const site = getSite();
  const firm = getFirm(language);
  const [headOffice] = getOffices(language);
  const { email, whatsapp: telephone, legal } = site;
  return {
    ...namedFirm(language),
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
    ...(headOffice && { address: postalAddress(headOffice.country, headOffice) }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone,
      email,
      availableLanguage: languageCodes,
    },
  };
}

export function namedFirm(language: Language) {
  return {
    '@type': 'Organization',
    '@id': entityIds.firm,
    name: getFirm(language).name,
    url: absolute(paths.home),
    logo: absolute('/icon-512.png'),
  } as const;
}

export function website(language: Language): WebSite {
  const { name, shortName } = getFirm(language);
  return {
    '@type': 'WebSite',
    '@id': entityIds.website(language),
    url: pageUrl(language, paths.home),
    name,
    alternateName: shortName,
    inLanguage: language,
    publisher: { '@id': entityIds.firm },
  };
}

/** Returns a service with its provider and area. `picture` is the path of the picture on its page. */
export function serviceOffered(language: Language, service: ServiceContent, picture: string): Service {
  return {
    '@type': 'Service',
    '@id': entityIds.service(service.id),
    name: service.title,
    serviceType: service.title,
    description: service.description,
    url: pageUrl(language, paths.service(service.id)),
    image: absolute(picture),
    provider: { '@id': entityIds.firm },
    areaServed: Object.values(getFirm(language).countries),
  };
}

/** Returns the document of a service, which anyone may copy. */
export function serviceDocument(language: Language, id: number, document: ServiceDocument): DigitalDocument {
  return {
    '@type': 'DigitalDocument',
    '@id': entityIds.document(language, id),
    name: document.title,
    description: document.introduction,
    url: pageUrl(language, paths.serviceDocument(id)),
    dateModified: document.asOf,
    inLanguage: language,
    isAccessibleForFree: true,
    about: { '@id': entityIds.service(id) },
    publisher: namedFirm(language),
  };
}

export function leaders(language: Language): Person[] {
  return getPeople(language).map((person) => ({
    ...namedPerson(language, person),
    givenName: person.givenName,
    familyName: person.familyName,
    jobTitle: person.position,
    email: person.email,
    knowsLanguage: person.languages,
    worksFor: { '@id': entityIds.firm },
    workLocation: { '@id': entityIds.office(person.office) },
  }));
}

export function namedPerson(language: Language, person: PersonContent) {
  const url = `${pageUrl(language, paths.page('ourpeople'))}#${person.id}`;
  return { '@type': 'Person', '@id': entityIds.person(person.id), name: fullName(person), url } as const;
}
