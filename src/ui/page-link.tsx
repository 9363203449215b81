import type { ComponentProps } from 'react';
import { isDynamicPage } from '#routing/paths.ts';

/** Not files, other sites, and the pages that the server makes anew for every visitor. */
export function mayBePrefetched(href: string): boolean {
  return !/[.:#]/.test(href) && !isDynamicPage(href);
}

/** A link to a page; Astro fetches the page, where it may, once the pointer or the focus is on the link. */
export function PageLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} data-astro-prefetch={mayBePrefetched(rest.href) ? '' : undefined}>
      {children}
    </a>
  );
}
