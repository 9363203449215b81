import type { BreadcrumbList, Thing } from 'schema-dts';
import type { Language } from '#i18n/languages.ts';
import type { Crumb } from '#ui/breadcrumb.tsx';
import { absolute, entityIds, pageUrl } from './entity-ids.ts';

export interface WebPageFacts {
  language: Language;
  path: string;
  title: string;
  description: string;
  breadcrumbs?: { crumbs: Crumb[] } | undefined;
}

/** A page, the site that it is part of, and the way to it. */
export function webPage({ language, path, title, description, breadcrumbs }: WebPageFacts): Thing[] {
  const url = pageUrl(language, path);
  return [
    {
      '@type': 'WebPage',
      '@id': url,
      url,
      name: title,
      description,
      inLanguage: language,
      isPartOf: { '@id': entityIds.website(language) },
      ...(breadcrumbs && { breadcrumb: { '@id': entityIds.breadcrumbs(url) } }),
    },
    ...(breadcrumbs ? [breadcrumbList(entityIds.breadcrumbs(url), breadcrumbs.crumbs)] : []),
  ];
}

function breadcrumbList(name: string, crumbs: Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': name,
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: absolute(href) }),
    })),
  };
}
