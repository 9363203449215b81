import { z } from 'zod';
import { root } from '#lib/project-root.ts';
import { parsePath } from '#routing/paths.ts';
import { readYaml } from './read-collection.ts';

/** Maps old paths without their language to new ones. */
export type Redirects = ReadonlyMap<string, string>;

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
