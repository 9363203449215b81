import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { localizedPath, parsePath } from '#language/paths.ts';
import { type LivePage as LiveTemplate, type RenderSlot, readLivePage } from './live-page.ts';
import { withoutIndexing } from './no-index.ts';
import { type PageSources, pageHeaders, type ResponseHeaders } from './security-headers.ts';

/** The build's CSP sources by page file. Not served: its name begins with a dot. */
export const sourcesFile = '.page-sources.json';

/** The build's bundle of `src/render.tsx`. */
export const serverBundle = '.server/render.js';

export type Encoding = 'br' | 'gzip' | 'identity';

export type Page = Record<Encoding, ReturnType<typeof encodedPage>>;

export type LivePage = LiveTemplate & { security: ResponseHeaders };

export type Pages = Awaited<ReturnType<typeof readPages>>;

/** Into memory: streaming from disk serves a quarter of the pages a second. */
export async function readPages(directory: string, noIndex = false, renderSlot?: RenderSlot) {
  const sources = await readJson<Record<string, PageSources>>(join(directory, sourcesFile));
  const bundle = pathToFileURL(join(directory, serverBundle)).href;
  const render: RenderSlot = renderSlot ?? (await import(/* @vite-ignore */ bundle)).renderSlot;
  const pages = new Map<string, Page>();
  const errorPages = new Map<string, Page>();
  const live = new Map<string, LivePage>();
  const names = (await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.html'));
  await Promise.all(
    names.map(async (name) => {
      const file = name.replaceAll('\\', '/');
      const path = `/${file.slice(0, -'.html'.length)}`;
      const text = await readFile(join(directory, name), 'utf8');
      const html = noIndex ? withoutIndexing(text) : text;
      const security = pageHeaders(sources[file] ?? { scripts: [], styles: [], embeds: [], frames: [] });
      const livePage = readLivePage(html, render);
      if (livePage) {
        live.set(path, { ...livePage, security });
        return;
      }
      const page = await encodePage(Buffer.from(html), security, (encoding) =>
        // The build compresses nothing that is too small to be worth it.
        noIndex ? compress[encoding](html) : readIfThere(join(directory, name + endings[encoding])),
      );
      if (/\/(?:404|busy)$/.test(path)) errorPages.set(path, page);
      else pages.set(path === '/index' ? '/' : path, page);
    }),
  );
  const folders = [...errorPages.keys()].flatMap((path) => /^(.*\/)404$/.exec(path)?.[1] ?? []);
  folders.sort((one, other) => other.length - one.length);
  return {
    static: (path: string) => pages.get(path),
    live: (path: string) => live.get(path),
    /** The 404 page nearest above the path, and so in its language. */
    notFound: (path: string) => errorPages.get(`${folders.find((folder) => path.startsWith(folder))}404`),
    unavailable: (path: string) => errorPages.get(localizedPath(parsePath(path).language, '/busy')),
  };
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return existsSync(file) ? readFile(file) : undefined;
}

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8'));
}

const endings = { br: '.br', gzip: '.gz' };

/** Brotli quality 4 takes 1 ms a page, 11 a hundred. */
export const compress: Record<Encoding, (text: string | Buffer) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => promisify(gzip)(text),
  identity: async (text) => Buffer.from(text),
};

async function encodePage(
  body: Buffer,
  security: ResponseHeaders,
  compressed: (encoding: keyof typeof endings) => Promise<Buffer | undefined>,
): Promise<Page> {
  const [br, gzip] = await Promise.all([compressed('br'), compressed('gzip')]);
  const identity = encodedPage(body, 'identity', security);
  return {
    br: br ? encodedPage(br, 'br', security) : identity,
    gzip: gzip ? encodedPage(gzip, 'gzip', security) : identity,
    identity,
  };
}

function encodedPage(body: Buffer, encoding: Encoding, security: ResponseHeaders) {
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  const notModifiedHeaders = {
    'Cache-Control': 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...security,
  };
  return {
    etag,
    body,
    headers: { ...htmlHeaders(body, encoding), ...notModifiedHeaders },
    notModifiedHeaders,
  };
}

export function htmlHeaders(body: Buffer, encoding: Encoding): ResponseHeaders {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(body.length),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    Vary: 'Accept-Encoding',
  };
}
