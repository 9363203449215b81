import { hashedFile, replaceFirst, type SplitPage } from './page-file.ts';

/** Lets what is painted first go before every script file: a module's own priority is that of a font. */
export function letPaintFirst(html: string): string {
  return html.replaceAll(
    '<script type="module" src="/_astro/',
    '<script type="module" fetchpriority="low" src="/_astro/',
  );
}

/** What starts islands becomes a file that browsers keep; the scripts need no order among themselves. */
export function takeIslandScripts(html: string): SplitPage {
  const start = html.indexOf('<body');
  const body = html.slice(start);
  const scripts = [...body.matchAll(inlineScript)].map(([, text]) => text);
  if (scripts.length === 0) return { html };
  const file = hashedFile('islands', 'js', scripts.join('\n'));
  const link = `<script async src="/${file.path}"></script>`;
  return { html: html.slice(0, start) + replaceFirst(body, inlineScript, link), file };
}

const inlineScript = /<script>(.*?)<\/script>/gs;
