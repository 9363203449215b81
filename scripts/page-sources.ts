import { hash } from 'node:crypto';
import { ELEMENT_NODE, type ElementNode, type Node, parse, walkSync } from 'ultrahtml';
import type { PageSources } from '../server/headers.ts';

/**
 * The inline parts of a page as its Content-Security-Policy must name them.
 * Throws when the page has what no hash allows: a style attribute or an event handler attribute.
 */
export function pageSources(html: string, name: string): PageSources {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const embeds = new Set<'frame-src' | 'object-src'>();
  walkSync(parse(html) as Node, (node) => {
    if (node.type !== ELEMENT_NODE) return;
    refuseAttributes(node, name);
    if (node.name === 'style') styles.add(hashSource(node));
    if (node.name === 'script' && isRunInline(node)) scripts.add(hashSource(node));
    if (node.name === 'iframe') embeds.add('frame-src');
    if (node.name === 'object' || node.name === 'embed') embeds.add('object-src');
  });
  return { scripts: [...scripts], styles: [...styles], embeds: [...embeds] };
}

/** The text of every script a page carries and runs itself. */
export function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  walkSync(parse(html) as Node, (node) => {
    if (node.type === ELEMENT_NODE && node.name === 'script' && isRunInline(node)) scripts.push(textOf(node));
  });
  return scripts;
}

/** Any other type, `application/ld+json` for one, is a block of data that no policy looks at. */
const run = ['', 'module', 'text/javascript', 'importmap', 'speculationrules'];

function isRunInline({ attributes }: ElementNode): boolean {
  return attributes.src === undefined && run.includes(attributes.type ?? '');
}

function hashSource(element: ElementNode): string {
  return `'sha256-${hash('sha256', textOf(element), 'base64')}'`;
}

function textOf({ children }: ElementNode): string {
  const text = children.map((child) => child.value ?? '').join('');
  // The parser of a browser turns CR LF into LF before it hashes.
  return text.replaceAll('\r\n', '\n');
}

function refuseAttributes({ name, attributes }: ElementNode, page: string) {
  const refused = Object.keys(attributes).find((key) => key === 'style' || /^on[a-z]+$/.test(key));
  if (refused === undefined) return;
  throw new Error(
    `${page}: <${name} ${refused}="${attributes[refused]}"> is ignored by browsers under our ` +
      'Content-Security-Policy. Put it into a style sheet or a script.',
  );
}
