import { existsSync, readFileSync } from 'node:fs';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { keysAndText } from '#content/articles/markdown.ts';

/** Returns the line of a key (`hours.0.closes`) in a file, or of the nearest part around it; 1 without such a file. */
export function lineOfKey(file: string, key: string): number {
  if (!/\.(?:yaml|md)$/.test(file) || !existsSync(file)) return 1;
  const source = readFileSync(file, 'utf8');
  const isArticle = file.endsWith('.md');
  const { keys, text } = isArticle ? keysAndText(source) : { keys: source, text: '' };
  const [, part] = /^parts\.(\d+)/.exec(key) ?? [];
  if (isArticle && part) {
    const headings = [...text.matchAll(/^## /gm)].map(({ index }) => index);
    const before = text.slice(0, headings[Number(part) - 1] ?? 0);
    return `---\n${keys}\n---\n${before}`.split('\n').length;
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(keys, { lineCounter });
  // A redirect's key is one path, which may have a dot.
  const path = document.has(key) ? [key] : key.split('.');
  while (path.length > 0 && !document.hasIn(path)) path.pop();
  const node = document.getIn(path, true);
  const { line } = lineCounter.linePos((isNode(node) && node.range?.[0]) || 0);
  return isArticle ? line + 1 : line;
}
