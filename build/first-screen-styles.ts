import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { splitPages } from './built-pages.ts';
import { splitStyles } from './split-styles.ts';

/**
 * Leaves in each page only the styles of its first screen; the others come in a file that browsers keep.
 * It makes home's HTML 5.0 kB lighter (19.2 kB to 14.2, brotli), services' the same, and every other page's by 3 to 5,
 * so that with the scripts gone too a page comes in a new connection's first flight (docs/decisions/light-pages.md).
 * To be thrown away when Astro does so itself, or when all styles together weigh less than a kilobyte more.
 */
export function firstScreenStyles(): AstroIntegration {
  return {
    name: 'first-screen-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await splitPages(folder, async (html) => splitStyles(html, await drawingsOf(html, folder)));
      },
    },
  };
}

async function drawingsOf(html: string, folder: string): Promise<string> {
  const files = new Set([...html.matchAll(/href="(\/_astro\/[^"#]+\.svg)#/g)].map(([, file = '']) => file));
  return (await Promise.all([...files].map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
}
