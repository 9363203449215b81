import type { Redirects } from '#content/files/read-redirects.ts';
import { localizedPath, parsePath } from '#routing/paths.ts';

/** What a copied address takes along from the text around it: a full stop, an Arabic comma, a bracket, a mark. */
const copiedAlong = /(?:[.,;:!)'*]|%2[02]|%C2%(?:A0|BB)|%D8%(?:8C|9B|9F)|%E2%8[01]%[\dA-F]{2}){1,9}$/i;

/** Returns a path's target; undefined if it is canonical or may lead to another host: `//evil.com/`, `/\evil.com/`. */
export function redirectTarget(redirects: Redirects, path: string, has = (_: string) => false) {
  if (/^\/[/\\]/.test(path)) return undefined;
  // The lookbehind matches a row of slashes only from its first one, so that a long row takes no time.
  const copied = path.replace(copiedAlong, '');
  const bare = copied.replace(/(?<!\/)\/+$/, '').replace(/(?:\/index)?\.html$/i, '') || '/';
  const target = movedTo(redirects, bare) ?? (has(bare) ? bare : meantBy(redirects, bare, has)) ?? bare;
  return target === path ? undefined : target;
}

function movedTo(redirects: Redirects, path: string): string | undefined {
  const { language, path: old } = parsePath(path);
  const target = redirects.get(old);
  return target && localizedPath(language, target);
}

function meantBy(redirects: Redirects, path: string, has: (path: string) => boolean) {
  const lower = path.toLowerCase().replace(/^\/en(?=\/|$)/, '') || '/';
  if (has(lower)) return lower;
  return movedTo(new Map([...redirects].map(([old, target]) => [old.toLowerCase(), target])), lower);
}
