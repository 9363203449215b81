import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageIds, routeTable } from './route-table.ts';

// Astro would silently build no page without a route.
test.each(pageIds)('the page %s has a route at its path', (id) => {
  const route = `src/pages/[...lang]${routeTable[id].path}.astro`;
  expect(existsSync(route), `write or move ${route}`).toBe(true);
});
