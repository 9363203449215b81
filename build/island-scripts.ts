import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hashedFile, type SplitPage, splitPages } from './built-pages.ts';

/**
 * Takes the scripts that start islands out of the pages, and lets every script wait for what is painted first.
 * It makes each page with an island 1.9 kB lighter (brotli), and paints `/whoweare` 170 ms earlier on a slow line
 * (docs/decisions/islands.md). To be thrown away when Astro can put its own scripts into a file.
 */
export function islandScripts(): AstroIntegration {
  return {
    name: 'island-scripts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await splitPages(folder, async (html) => {
          const { file, ...page } = await takeIslandScripts(html, (url) =>
            readFile(join(folder, url), 'utf8'),
          );
          return { html: letPaintFirst(page.html), file };
        });
      },
    },
  };
}

/** Lets what is painted first go before every script file: a module's own priority is that of a font. */
export function letPaintFirst(html: string): string {
  return html.replaceAll(
    '<script type="module" src="/_astro/',
    '<script type="module" fetchpriority="low" src="/_astro/',
  );
}

/**
 * What starts islands joins the module of the document in one file that browsers keep: one request, not two.
 * @param read gives the text of a built file by its URL
 */
export async function takeIslandScripts(
  html: string,
  read: (url: string) => Promise<string>,
): Promise<SplitPage> {
  const start = html.indexOf('<body');
  const body = html.slice(start);
  const scripts = [...body.matchAll(inlineScript)].map(([, text]) => text);
  if (scripts.length === 0) return { html };
  const [link, url] = moduleFile.exec(body) ?? [];
  if (!link || !url) throw new Error('A page with islands has no module of the document to join them.');
  const file = hashedFile('islands', 'js', [...scripts, await read(url)].join('\n'));
  const joined = body.replace(inlineScript, '').replace(link, link.replace(url, `/${file.path}`));
  return { html: html.slice(0, start) + joined, file };
}

const inlineScript = /<script>(.*?)<\/script>/gs;
const moduleFile = /<script type="module" src="(\/_astro\/[^"]+)">/;
