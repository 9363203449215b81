import { hash } from 'node:crypto';
import { ELEMENT_NODE, type ElementNode, parse, walkSync } from 'ultrahtml';
import type { PageSources } from '#server/http/security-headers.ts';

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
    // content/third-parties.yaml gives the script of another site its directives.
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

/** Browsers check no policy for other types, such as `application/ld+json`. */
const run = ['', 'module', 'text/javascript'];

function hashSource({ children }: ElementNode): string {
  const text = children.map((child) => child.value ?? '').join('');
  // Browsers turn CR LF into LF before they hash.
  return `'sha256-${hash('sha256', text.replaceAll('\r\n', '\n'), 'base64')}'`;
}
