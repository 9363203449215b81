import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { sourcesFile } from '#server/plugins/built-pages.ts';
import type { PageSources } from '#server/plugins/security-headers.ts';
import { joinScripts } from './page-scripts.ts';
import { pageSources } from './page-sources.ts';
import { splitStyles } from './split-styles.ts';

const drawingFile = /(?<=href=")\/_astro\/[^"#]+\.svg(?=#)/g;

/**
 * Goes once over the built pages, for what Astro does not do. Each step is to be thrown away by itself:
 * - **First-screen styles** stay in a page; the others come in a file that browsers keep. Home's HTML is 5.0 kB lighter
 *   (19.2 kB to 14.2, brotli) and every other page's by 3 to 5, so that it comes in a new connection's first flight
 *   (docs/decisions/light-pages.md). Until Astro does so, or all styles weigh less than a kilobyte more.
 * - **Scripts** of the islands come in one file with the bar's, after what is painted first. A page is 1.9 kB lighter, and
 *   `/whoweare` is painted 170 ms earlier on a slow line (docs/decisions/islands.md). Until Astro can put its own
 *   scripts into a file.
 * - **Policies**: the hashes of inline scripts and styles are noted for the header of each page. Astro's own policy stands
 *   in a `meta` element: it holds for nothing before it, and knows neither `frame-ancestors` nor the steps above. Until
 *   Astro hands a static page's hashes to a server.
 */
export function builtPages(): AstroIntegration {
  return {
    name: 'built-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const read = (path: string) => readFile(join(folder, path), 'utf8');
        const policies: Record<string, PageSources> = {};
        const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
        for (const name of names.sort()) {
          const page = await read(name);
          const drawings = await Promise.all([...new Set(page.match(drawingFile))].map(read));
          const { html: styled, file: styles } = splitStyles(page, drawings.join('\n'));
          const { html, file: scripts } = await joinScripts(styled, read);
          for (const file of [styles, scripts, { path: name, text: html }])
            if (file) await writeFile(join(folder, file.path), file.text);
          policies[name.replaceAll('\\', '/')] = pageSources(html, name);
        }
        await writeFile(join(folder, sourcesFile), JSON.stringify(policies));
      },
    },
  };
}
