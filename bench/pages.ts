import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BuiltPage {
  path: string;
  html: string;
}

/** Every page of the build, or those at the paths named. Throws when a named path has no page. */
export function builtPages(dist: string, named: string[]): BuiltPage[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => file.endsWith('.html') && !/(?:^|\/)404\.html$/.test(file))
    .map((file) => builtPage(file, readFileSync(join(dist, file), 'utf8')))
    .sort((one, other) => one.path.localeCompare(other.path));
  if (named.length === 0) return pages;
  return named.map((path) => {
    const page = pages.find((one) => one.path === path);
    if (page === undefined) throw new Error(`There is no page at ${path}. Name paths as in /ar/services/3`);
    return page;
  });
}

function builtPage(file: string, html: string): BuiltPage {
  const path = file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
  return { path, html };
}
