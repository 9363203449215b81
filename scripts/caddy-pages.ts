import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { languageCodes } from '#language/languages.ts';
import { localizedPath } from '#language/paths.ts';
import { liveRegionsFile, sourcesFile } from '../server/http/built-pages.ts';
import { challengePath } from '../server/http/form-routes.ts';
import { healthPaths } from '../server/http/health-route.ts';
import { redirects } from '../server/http/redirects.ts';
import { fileHeaders, framedFile, type PageSources, pageHeaders } from '../server/http/security-headers.ts';
import { cacheRules, contentType, filePath, fileWithoutUrl } from '../server/http/static-files.ts';

export const caddyFile = '.caddy';

/** What Caddy sends by itself, with our server's headers; deploy/Caddyfile imports it. */
export async function writeCaddyPages(directory: string) {
  const sources = await readJson<Record<string, PageSources>>(join(directory, sourcesFile));
  const live = Object.keys(await readJson(join(directory, liveRegionsFile)));
  const files = (await readdir(directory, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  const built = Object.entries(sources).filter(([name]) => !live.includes(name));
  const errorPages = (ending: string) =>
    built
      .filter(([name]) => `/${name}`.endsWith(`/${ending}`))
      .sort(([one], [other]) => other.length - one.length)
      .map(([name, page]) => [under(name.slice(0, -ending.length)), name, pageHeaders(page)[policy]]);
  const missing = errorPages('404.html');
  const busy = errorPages('busy.html');
  const errors = [...missing, ...busy].map(([, name]) => name);
  const pages = built
    .filter(([name]) => !errors.includes(name))
    .map(([name, page]) => [pathOf(name), 'page', name, pageHeaders(page)[policy], '-']);
  const rest = ['-', '-', '-'];
  const lines = [
    '(site_headers) {',
    ...Object.entries(fileHeaders()).map((header) => line(...header)),
    '}',
    '(site_pages) {',
    line('root', '*', resolve(directory)),
    ...table('kind file policy framing', [
      ...pages,
      ...[...live.map(pathOf), ...healthPaths, challengePath].map((path) => [path, 'live', ...rest]),
      [pattern(fileWithoutUrl), 'none', ...rest],
      [pattern(framedFile), 'file', '-', ...[policy, framing].map((name) => framedHeaders[name])],
      [pattern(filePath), 'file', '-', ...[policy, framing].map((name) => fileHeaders()[name])],
    ]),
    ...table('missing missing_policy', missing),
    ...table('busy busy_policy', busy),
    ...table(
      'cache',
      cacheRules.map(([paths, value]) => [pattern(paths), value]),
    ),
    ...table('type', fileTypes(files)),
    // As it was asked: a redirect keeps the query, and what is escaped.
    ...table('moved', redirectRules(), 'uri'),
    '}',
  ];
  await writeFile(join(directory, caddyFile), `${lines.join('\n')}\n`);
}

const policy = 'Content-Security-Policy';
const framing = 'X-Frame-Options';
const framedHeaders = fileHeaders('/files/any.pdf');

/** A `map` of Caddy's from the path to placeholders; in it `-` stands for none. */
function table(outputs: string, rows: (string | undefined)[][], input: 'path' | 'uri' = 'path'): string[] {
  const names = outputs.split(' ').map((name) => `{site_${name}}`);
  const source = input === 'path' ? '{http.request.orig_uri.path}' : '{http.request.orig_uri}';
  return [
    `map ${source} ${names.join(' ')} {`,
    ...rows.map((row) => line(...row)),
    `default ${names.map(() => '""').join(' ')}`,
    '}',
  ];
}

function line(...words: (string | undefined)[]): string {
  return words.map((word) => `\`${word}\``).join(' ');
}

function pattern({ source }: RegExp): string {
  return `~${source}`;
}

/** `ar/` stands for `/ar` and all below. */
function under(folder: string): string {
  return folder ? `~^/${folder.slice(0, -1)}(?:/|$)` : '~^/';
}

function pathOf(name: string): string {
  return `/${name.slice(0, -'.html'.length).replace(/^index$/, '')}`;
}

function fileTypes(files: string[]): string[][] {
  const endings = new Set(files.filter((name) => !fileWithoutUrl.test(name)).map((name) => extname(name)));
  endings.delete('');
  return [...endings].map((ending) => [`~\\${ending}$`, contentType(`any${ending}`)]);
}

/** As `redirectTarget`, for each redirect and for every other path. */
function redirectRules(): string[][] {
  const suffix = '(?:(?:/index)?\\.html)?/*';
  const query = '(\\?.*)?$';
  const moved = [...redirects].flatMap(([old, target]) =>
    languageCodes.map((language) => [
      `~^${localizedPath(language, old).replaceAll('.', '\\.')}${suffix}${query}`,
      `${localizedPath(language, target)}$1`,
    ]),
  );
  return [
    ...moved,
    [`~^/(?:index)?\\.html/*${query}`, '/$1'],
    [`~^(/[^/\\\\?][^?]*?)(?:(?:/index)?\\.html/*|/+)${query}`, '$1$2'],
  ];
}

async function readJson<Content = object>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8'));
}
