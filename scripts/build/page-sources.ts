import { hash } from 'node:crypto';
import { ELEMENT_NODE, type ElementNode, parse, walkSync } from 'ultrahtml';
import type { PageSources } from '#server/http/security-headers.ts';

/** The sources that a page's policy must allow. */
export function pageSources(html: string): PageSources {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const embeds = new Set<'frame-src' | 'object-src'>();
  const frames = new Set<string>();
  const allows: string[] = [];
  let connects: string[] | undefined;
  walkSync(parse(html), (node) => {
    if (node.type !== ELEMENT_NODE) return;
    const { 'data-embed-origin': frame, 'data-connect-origins': editor, src, type = '' } = node.attributes;
    // The script of another site has the directives that content/third-parties.yaml gives it.
    allows.push(...(node.attributes['data-allows']?.split(';') ?? []));
    if (node.name === 'style') styles.add(hashSource(node));
    if (node.name === 'script' && src === undefined && run.includes(type)) scripts.add(hashSource(node));
    if (node.name === 'iframe') embeds.add('frame-src');
    if (node.name === 'object' || node.name === 'embed') embeds.add('object-src');
    // A script turns this element into a frame of another site.
    if (frame) frames.add(frame);
    if (editor !== undefined) connects = editor.split(' ');
  });
  const sources = {
    scripts: [...scripts],
    styles: [...styles],
    embeds: [...embeds],
    frames: [...frames],
    ...(allows.length > 0 && { allows }),
  };
  return connects ? { ...sources, connects } : sources;
}

/** Any other type, `application/ld+json` for one, is a block of data that no policy looks at. */
const run = ['', 'module', 'text/javascript'];

function hashSource({ children }: ElementNode): string {
  const text = children.map((child) => child.value ?? '').join('');
  // The parser of a browser turns CR LF into LF before it hashes.
  return `'sha256-${hash('sha256', text.replaceAll('\r\n', '\n'), 'base64')}'`;
}
