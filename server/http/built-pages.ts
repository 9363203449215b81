import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localizedPath, parsePath } from '#routing/paths.ts';
import { compress } from './content-encodings.ts';
import { type MemoryFile, memoryFile } from './memory-file.ts';
import { withoutIndexing } from './no-index.ts';
import {
  type PageShell,
  type RenderServerSection,
  readDynamicPage,
  serverSectionMark,
} from './read-dynamic-page.ts';
import { type CspSources, pageHeaders, type ResponseHeaders } from './security-headers.ts';

/** The file with the CSP sources of each page. The server does not serve it, because its name begins with a dot. */
export const sourcesFile = '.csp-sources.json';

export const siteUrlFile = '.site-url';

export async function writeBuiltUrl(directory: string, siteUrl: string) {
  await writeFile(join(directory, siteUrlFile), siteUrl);
}

/** Resolves to the URL that the site was built for. Rejects if the folder has no built site. */
export function readBuiltUrl(directory: string): Promise<string> {
  return readFile(join(directory, siteUrlFile), 'utf8');
}

export const serverBundle = '.server/render.js';

export const htmlType = 'text/html; charset=utf-8';

export type DynamicPage = PageShell & { security: ResponseHeaders };

export interface BuiltPages {
  static: Map<string, MemoryFile>;
  dynamic(path: string): DynamicPage | undefined;
  isPage(path: string): boolean;
  has(path: string): boolean;
  /** Returns the error page in the path's language; for a 404 the nearest one above the path. */
  error(status: number, path: string): MemoryFile | undefined;
}

/** Compressed files and pages have no separate URL. */
const fileWithUrl = /^(?!\.(?!well-known\/)).*(?<!\.(?:br|gz|html))$/;

/** Returns the paths in the folder, with slashes. Leaves out symbolic links, which may lead out of it. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
}

/** Reads the pages into memory, because streaming from disk serves a quarter as many pages a second. */
export async function readPages(directory: string, render: RenderServerSection, noIndex = false) {
  const sources: Record<string, CspSources> = JSON.parse(
    await readFile(join(directory, sourcesFile), 'utf8'),
  );
  const pages = new Map<string, MemoryFile>();
  const errorPages = new Map<string, MemoryFile>();
  const dynamic = new Map<string, DynamicPage>();
  const all = await filesIn(directory);
  const names = all.filter((name) => name.endsWith('.html'));
  const files = new Set(all.filter((name) => fileWithUrl.test(name)).map((name) => `/${name}`));
  // The pages are read one after the other, because all at once would be in memory several times.
  for (const file of names) {
    const path = `/${file.slice(0, -'.html'.length)}`;
    const built = await readFile(join(directory, file));
    const html = noIndex ? Buffer.from(withoutIndexing(built.toString())) : built;
    const security = pageHeaders(sources[file] ?? { scripts: [], styles: [], allows: [] });
    const dynamicPage = html.includes(serverSectionMark) && readDynamicPage(html.toString(), render);
    if (dynamicPage) {
      dynamic.set(path, { ...dynamicPage, security });
      continue;
    }
    const headers = { ...security, 'content-type': htmlType, 'cache-control': 'no-cache' };
    const page = await memoryFile(html, headers, (encoding) =>
      // The build leaves small pages uncompressed.
      noIndex ? compress[encoding](html) : readIfThere(join(directory, file + endings[encoding])),
    );
    if (/\/(?:404|refused|unavailable)$/.test(path)) errorPages.set(path, page);
    else pages.set(path === '/index' ? '/' : path, page);
  }
  const isPage = (path: string) => pages.has(path) || dynamic.has(path);
  const folders = [...errorPages.keys()].flatMap((path) => /^(.*\/)404$/.exec(path)?.[1] ?? []);
  folders.sort((one, other) => other.length - one.length);
  return {
    static: pages,
    dynamic: (path: string) => dynamic.get(path),
    isPage,
    has: (path: string) => isPage(path) || files.has(path),
    error(status: number, path: string) {
      if (status === 404) return errorPages.get(`${folders.find((folder) => path.startsWith(folder))}404`);
      const name = status < 500 ? '/refused' : '/unavailable';
      return errorPages.get(localizedPath(parsePath(path).language, name));
    },
  };
}

export const endings = { br: '.br', gzip: '.gz' };

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return existsSync(file) ? readFile(file) : undefined;
}

export async function importServerBundle(directory: string): Promise<typeof import('#src/render.tsx')> {
  return import(/* @vite-ignore */ pathToFileURL(join(directory, serverBundle)).href);
}
