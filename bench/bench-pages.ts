import { globSync } from 'node:fs';

/** The paths of all pages of the build, or those named. Throws when a named path has no page. */
export function builtPages(dist: string, named: string[]): string[] {
  const pages = globSync('**/*.html', { cwd: dist })
    .filter((file) => !/(?:^|\/)404\.html$/.test(file))
    .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))
    .sort((one, other) => one.localeCompare(other));
  const missing = named.find((path) => !pages.includes(path));
  if (missing) throw new Error(`There is no page at ${missing}. Name paths as in /ar/services/3`);
  return named.length > 0 ? named : pages;
}
