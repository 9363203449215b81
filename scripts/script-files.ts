import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Moves what Astro sets into every page with an island, to start it, into a file that browsers keep, and lets
 * what is painted first go before every script file.
 */
export async function linkScripts(directory: string, pages: string[]): Promise<void> {
  for (const name of pages) {
    const { html, file } = takeIslandScripts(await readFile(join(directory, name), 'utf8'));
    if (file) await writeFile(join(directory, file.path), file.script);
    await writeFile(join(directory, name), letPaintFirst(html));
  }
}

/** A module's own priority is that of a font. */
export function letPaintFirst(html: string): string {
  return html.replaceAll(
    '<script type="module" src="/_astro/',
    '<script type="module" fetchpriority="low" src="/_astro/',
  );
}

/**
 * A page whose body links its inline scripts, and the file with them, where there are any. They need no order:
 * an island waits for its directive, and either may come after the page.
 */
export function takeIslandScripts(html: string): { html: string; file?: { path: string; script: string } } {
  const body = html.indexOf('<body');
  const scripts = [...html.slice(body).matchAll(inlineScript)];
  const [first] = scripts;
  if (!first) return { html };
  const script = scripts.map(([, text]) => text).join('\n');
  const path = `_astro/islands.${hash('sha256', script, 'base64url').slice(0, 8)}.js`;
  const linked = html
    .slice(body)
    .replace(inlineScript, (...match) =>
      match.at(-2) === first.index ? `<script async src="/${path}"></script>` : '',
    );
  return { html: html.slice(0, body) + linked, file: { path, script } };
}

/** Classic, without an attribute. */
const inlineScript = /<script>(.*?)<\/script>/gs;
