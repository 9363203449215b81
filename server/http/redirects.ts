import type { Redirects } from '#content/files/read-redirects.ts';
import { localizedPath, parsePath } from '#routing/paths.ts';

/** Returns a path's target; undefined if it is canonical or may lead to another host: `//evil.com/`, `/\evil.com/`. */
export function redirectTarget(redirects: Redirects, path: string, has = (_: string) => false) {
  if (/^\/[/\\]/.test(path)) return undefined;
  // The lookbehind matches a row of slashes only from its first one, so that a long row takes no time.
  const bare = path.replace(/(?<!\/)\/+$/, '').replace(/(?:\/index)?\.html$/i, '') || '/';
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
