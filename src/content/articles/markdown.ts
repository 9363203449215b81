import { parseYaml, unixText } from '#lib/parse-yaml.ts';

/** Returns an article's keys, the parts between headings, and its links, sorted, because languages may reorder them. */
export function readMarkdown(source: string): unknown {
  const { keys, text } = keysAndText(source);
  const links = [...text.matchAll(link)].map(([, , to = '']) => to).sort();
  const parts = text.trim().split(/^(?=## )/m);
  return {
    ...(parseYaml(`\n${keys}`) as object),
    parts: parts.map(sectionOf),
    links: links.map((to) => ({ to })),
  };
}

/** Returns the YAML above a Markdown text, and that text. Throws an Error if there is no YAML. */
export function keysAndText(source: string): { keys: string; text: string } {
  const [, keys, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(unixText(source)) ?? [];
  if (keys === undefined || text === undefined) throw new Error('does not begin with --- and keys');
  return { keys, text };
}

/** Returns the words of a Markdown text without its marks, one block a line. */
export function proseOf(markdown: string): string {
  return markdown
    .replace(link, '$1')
    .replace(/\*\*(.+?)\*\*/gs, '$1')
    .replace(/^\|[-: |]+\|$/gm, '')
    .replace(/^\|\s*|\s*\|$/gm, '')
    .replace(/\s*\|\s*/g, '\n')
    .replace(/^(?:##|-|\d+\.) +/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

const link = /\[([^\]]*)\]\(([^)\s]*)\)/g;

function sectionOf(part: string): { heading?: string; text: string } {
  const [, heading, text = ''] = /^## +(.*)\n([\s\S]*)$/.exec(part) ?? [];
  if (heading === undefined) return { text: proseOf(part) };
  return { heading: proseOf(heading), text: proseOf(text) };
}
