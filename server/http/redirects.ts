import { z } from 'zod';
import { root } from '#content/project-root.ts';
import { readYaml } from '#content/read-files.ts';
import { localizedPath, parsePath } from '#routing/paths.ts';

/** Maps old paths without their language to new ones. */
export type Redirects = ReadonlyMap<string, string>;

/**
 * Returns undefined if the path is canonical, or could lead to another host: `//evil.com/`, `/\evil.com/`.
 * @param has knows the site's addresses: one in capitals, or with English's name before it, leads to the one it means
 */
export function redirectTarget(redirects: Redirects, path: string, has = (_: string) => false) {
  if (/^\/[/\\]/.test(path)) return undefined;
  // The lookbehind matches a row of slashes only from its first one, so that a long row takes no time.
  const bare = path.replace(/(?<!\/)\/+$/, '').replace(/(?:\/index)?\.html$/i, '') || '/';
  const target = movedTo(redirects, bare) ?? (has(bare) ? bare : meantBy(redirects, bare, has)) ?? bare;
  return target === path ? undefined : target;
}

function movedTo(redirects: Redirects, path: string): string | undefined {
  const { language, path: old } = parsePath(path);
  const found = redirects.get(old);
  return found && localizedPath(language, found);
}

function meantBy(redirects: Redirects, path: string, has: (path: string) => boolean) {
  const lower = path.toLowerCase().replace(/^\/en(?=\/|$)/, '') || '/';
  if (has(lower)) return lower;
  return movedTo(new Map([...redirects].map(([old, target]) => [old.toLowerCase(), target])), lower);
}

const schema = z.record(z.string(), z.string()).nullable();
const file = `${root}content/redirects.yaml`;

/** Throws an Error that names the first bad entry. */
export function readRedirects(path = file): Redirects {
  const redirects = parseRedirects(path);
  const unusable = unusableRedirect(redirects);
  if (!unusable) return redirects;
  const { found, target, reason } = unusable;
  throw new Error(`content/redirects.yaml: ${found} leads to ${target}, but ${reason}`);
}

/** Returns all redirects of a file, usable or not. Throws an Error if the file holds anything else. */
export function parseRedirects(path: string): Redirects {
  return new Map(Object.entries(readYaml(path, schema) ?? {}));
}

/** Returns the first redirect that cannot work, and why. */
export function unusableRedirect(redirects: Redirects) {
  for (const [found, target] of redirects) {
    const reason =
      redirectError(found) ??
      redirectError(target) ??
      (redirects.has(target) ? `${target} has moved as well` : undefined);
    if (reason) return { found, target, reason };
  }
  return undefined;
}

function redirectError(path: string): string | undefined {
  if (!/^\/(?:[\w.-]+(?:\/[\w.-]+)*)?$/.test(path)) return `${path} is not a path like /services/3`;
  const { path: bare } = parsePath(path);
  return bare === path ? undefined : `${path} names a language: leave it out, as in ${bare}`;
}
