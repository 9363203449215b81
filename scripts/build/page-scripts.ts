import { minifySync } from 'vite';
import { hashedFile, type SplitPage } from './hashed-file.ts';

/**
 * What starts the islands joins the module of the document in one file that browsers keep: one request, not two. It lets
 * what is painted first go before it: a module's own priority is that of a font.
 * @param read gives the text of a built file by its URL
 */
export async function joinScripts(html: string, read: (url: string) => Promise<string>): Promise<SplitPage> {
  const start = html.indexOf('<body');
  const head = html.slice(0, start).replace(inlineScript, (_, text) => `<script>${minified(text)}</script>`);
  const body = html.slice(start);
  const scripts = [...body.matchAll(inlineScript)].map(([, text]) => text);
  const [tag, url] = moduleFile.exec(body) ?? [];
  if (!tag && scripts.length === 0) return { html: head + body };
  if (!tag || !url) throw new Error('A page with islands has no module of the document to join them.');
  const file = hashedFile('page', 'js', [...scripts, await read(url)].join('\n'));
  const joined = `<script type="module" fetchpriority="low" src="/${file.path}">`;
  return { html: head + body.replace(inlineScript, '').replace(tag, joined), file };
}

/** Astro leaves those alone that it is told to leave where they are. */
function minified(script: string): string {
  return minifySync('inline.js', script, { module: false }).code.trim();
}

const inlineScript = /<script>(.*?)<\/script>/gs;
const moduleFile = /<script type="module" src="(\/_astro\/[^"]+)">/;
