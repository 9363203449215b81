import { hash } from 'node:crypto';
import { minifySync } from 'vite';

export interface SplitPage {
  html: string;
  file?: { path: string; text: string };
}

export function hashedFile(name: string, extension: 'css' | 'js', text: string) {
  return { path: `_astro/${name}.${hash('sha256', text, 'base64url').slice(0, 8)}.${extension}`, text };
}

const inlineScript = /<script>(.*?)<\/script>/gs;
const moduleFile = /<script type="module" src="(\/_astro\/[^"]+)">/;

/** Joins the inline scripts of the body and the module of the document into one file, which browsers keep. */
export async function joinScripts(html: string, read: (url: string) => Promise<string>): Promise<SplitPage> {
  const start = html.indexOf('<body');
  const head = html.slice(0, start).replace(inlineScript, (_, text) => {
    return `<script>${minifySync('inline.js', text, { module: false }).code.trim()}</script>`;
  });
  const body = html.slice(start);
  const scripts = [...body.matchAll(inlineScript)].map(([, text]) => text);
  const [tag, url] = moduleFile.exec(body) ?? [];
  if (!tag && scripts.length === 0) return { html: head + body };
  if (!tag || !url) throw new Error('A page with islands has no module of the document to join them.');
  const file = hashedFile('page', 'js', [...scripts, await read(url)].join('\n'));
  const joined = `<script type="module" fetchpriority="low" src="/${file.path}">`;
  return { html: head + body.replace(inlineScript, '').replace(tag, joined), file };
}
