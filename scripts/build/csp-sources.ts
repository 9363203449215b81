import { hash } from 'node:crypto';
import { type Node, parse } from 'ultrahtml';
import { querySelectorAll } from 'ultrahtml/selector';
import type { CspSources } from '#server/http/security-headers.ts';

export function cspSources(html: string): CspSources {
  const page = parse(html);
  const all = (selector: string) => querySelectorAll(page, selector);
  const values = (name: string): string[] => all(`[${name}]`).map(({ attributes }) => attributes[name]);
  const inline = all('script').filter(
    ({ attributes: { src, type = '' } }) => !src && scriptTypes.includes(type),
  );
  const isEmbedding = all('object, embed').length > 0;
  const [connects] = values('data-connect-origins');
  return {
    scripts: [...new Set(inline.map(hashSource))],
    styles: [...new Set(all('style').map(hashSource))],
    allows: [
      ...(isEmbedding || all('iframe').length > 0 ? ["frame-src 'self'"] : []),
      ...(isEmbedding ? ["object-src 'self'"] : []),
      ...values('data-embed-origin').map((origin) => `frame-src ${origin}`),
      ...values('data-allows').flatMap((value) => value.split(';')),
    ],
    ...(connects !== undefined && { connects: connects.split(' ') }),
  };
}

/** Browsers apply the policy to these types only, for example not to `application/ld+json`. */
const scriptTypes = ['', 'module', 'text/javascript'];

function hashSource({ children }: Node): string {
  const text = children.map((child: Node) => child.value ?? '').join('');
  // Browsers turn CR LF into LF before they hash.
  return `'sha256-${hash('sha256', text.replaceAll('\r\n', '\n'), 'base64')}'`;
}
