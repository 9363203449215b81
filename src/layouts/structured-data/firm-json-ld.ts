import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import type { Content } from '#content/content.ts';
import { languageCodes } from '#language/languages.ts';
import { paths } from '#language/paths.ts';
import { absolute, names, pageUrl } from './entity-ids.ts';
import { postalAddress } from './offices-json-ld.ts';

export function organization(content: Content): Organization {
  const { site, firm, offices } = content;
  const [headOffice] = offices;
  const { email, whatsapp: telephone } = site;
  return {
    ...namedFirm(content),
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
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${pageUrl(language, '/search')}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': names.website(language),
    url: pageUrl(language, paths.home),
    name: firm.name,
    alternateName: firm.shortName,
    inLanguage: language,
    publisher: { '@id': names.firm },
    potentialAction: search,
  };
}
