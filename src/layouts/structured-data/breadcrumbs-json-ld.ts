import type { BreadcrumbList } from 'schema-dts';
import type { Crumb } from '#ui/breadcrumb.tsx';
import { absolute } from './entity-ids.ts';

/** The way to a page. */
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
