import { hashedFile, type SplitPage } from './hashed-file.ts';

/**
 * What starts the islands joins the module of the document in one file that browsers keep: one request, not two. It lets
 * what is painted first go before it: a module's own priority is that of a font.
 * @param read gives the text of a built file by its URL
 */
export async function joinScripts(html: string, read: (url: string) => Promise<string>): Promise<SplitPage> {
  const start = html.indexOf('<body');
  const body = html.slice(start);
  const scripts = [...body.matchAll(inlineScript)].map(([, text]) => text);
  const [tag, url] = moduleFile.exec(body) ?? [];
  if (!tag && scripts.length === 0) return { html };
  if (!tag || !url) throw new Error('A page with islands has no module of the document to join them.');
  const file = hashedFile('page', 'js', [...scripts, await read(url)].join('\n'));
  const joined = `<script type="module" fetchpriority="low" src="/${file.path}">`;
  return { html: html.slice(0, start) + body.replace(inlineScript, '').replace(tag, joined), file };
}

const inlineScript = /<script>(.*?)<\/script>/gs;
const moduleFile = /<script type="module" src="(\/_astro\/[^"]+)">/;
