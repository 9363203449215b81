import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageIds, sitePages } from './pages.ts';

// Astro would silently build no page without a route.
test.each(pageIds)('the page %s has a route at its path', (id) => {
  const route = `src/pages/[...lang]${sitePages[id].path}.astro`;
  expect(existsSync(route), `write or move ${route}`).toBe(true);
});
