import { hashedFile, type SplitPage } from './page-file.ts';

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
