import type { ComponentProps } from 'react';
import { isDynamicPage } from '#routing/paths.ts';

/** Returns false for files, other sites and pages that the server renders for each visitor. */
export function mayBePrefetched(href: string): boolean {
  return !/[.:#]/.test(href) && !isDynamicPage(href);
}

/** A link to a page, which Astro prefetches on hover or focus where possible. */
export function PageLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} data-astro-prefetch={mayBePrefetched(rest.href) ? '' : undefined}>
      {children}
    </a>
  );
}
