import { hash } from 'node:crypto';
import { ELEMENT_NODE, type ElementNode, parse, walkSync } from 'ultrahtml';
import type { PageSources } from '#server/http/security-headers.ts';

/** For the CSP. */
export function pageSources(html: string): PageSources {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const embeds = new Set<'frame-src' | 'object-src'>();
  const frames = new Set<string>();
  let connects: string[] | undefined;
  walkSync(parse(html), (node) => {
    if (node.type !== ELEMENT_NODE) return;
    if (node.name === 'style') styles.add(hashSource(node));
    if (node.name === 'script' && isInline(node)) scripts.add(hashSource(node));
    if (node.attributes[frameMarker]) frames.add(node.attributes[frameMarker]);
    if (node.attributes[editorMarker] !== undefined) connects = node.attributes[editorMarker].split(' ');
    if (node.name === 'iframe') embeds.add('frame-src');
    if (node.name === 'object' || node.name === 'embed') embeds.add('object-src');
  });
  const sources = { scripts: [...scripts], styles: [...styles], embeds: [...embeds], frames: [...frames] };
  return connects ? { ...sources, connects } : sources;
}

const editorMarker = 'data-connect-origins';

/** On an element that a script turns into a frame of another site: that site. */
const frameMarker = 'data-embed-origin';

/** Any other type, `application/ld+json` for one, is a block of data that no policy looks at. */
const run = ['', 'module', 'text/javascript'];

function isInline({ attributes }: ElementNode): boolean {
  return attributes.src === undefined && run.includes(attributes.type ?? '');
}

function hashSource({ children }: ElementNode): string {
  // The parser of a browser turns CR LF into LF before it hashes.
  const text = children
    .map((child) => child.value ?? '')
    .join('')
    .replaceAll('\r\n', '\n');
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}
