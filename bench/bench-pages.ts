import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { parsePath } from '#i18n/paths.ts';

/** The paths of all pages of the build, or those named, without a language. Throws when a named path has no page. */
export function builtPages(dist: string, named: string[]): string[] {
  const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  const missing = named.find((path) => !existsSync(join(dist, fileOf(path))));
  if (missing) throw new Error(`There is no page at ${missing}. Write paths like this: /services/3`);
  const pages = globSync('**/*.html', { cwd: dist })
    .filter((file) => !/(?:^|\/)404\.html$/.test(file))
    .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))
    .sort((one, other) => one.localeCompare(other));
  return [...new Set((named.length > 0 ? named : pages).map((path) => parsePath(path).path))];
}
