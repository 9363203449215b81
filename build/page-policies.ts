import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { sourcesFile } from '#server/plugins/built-pages.ts';
import { pageFiles } from './built-pages.ts';
import { pageSources } from './page-sources.ts';

/**
 * Notes the hashes of each page's inline scripts and styles, for the header of its Content-Security-Policy. Astro's
 * own policy stands in a `meta` element: it comes after what precedes it, and knows neither `frame-ancestors` nor what
 * the steps before this one made of the page. To be thrown away when Astro hands a static page's hashes to a server.
 */
export function pagePolicies(): AstroIntegration {
  return {
    name: 'page-policies',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const sources = (await pageFiles(folder)).map(
          async (name) =>
            [
              name.replaceAll('\\', '/'),
              pageSources(await readFile(join(folder, name), 'utf8'), name),
            ] as const,
        );
        const listed = Object.fromEntries(await Promise.all(sources));
        await writeFile(join(folder, sourcesFile), JSON.stringify(listed));
      },
    },
  };
}
