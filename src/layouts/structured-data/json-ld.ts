import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import { scriptJson } from '#lib/script-json.ts';
import type { Crumb } from '#ui/breadcrumb.tsx';
import { absolute } from './entity-ids.ts';

export function jsonLd(structuredData: Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': structuredData };
  return scriptJson(graph);
}

export function breadcrumbList(crumbs: Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label: name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href && { item: absolute(href) }),
    })),
  };
}
