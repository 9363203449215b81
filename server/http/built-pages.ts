import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Language } from '#language/languages.ts';
import { parsePath } from '#language/paths.ts';
import type { LiveRegion } from '../../src/live-region.ts';
import { createLiveTemplate, type LiveTemplate, type RenderLiveSection } from './live-page.ts';
import { withoutIndexing } from './no-index.ts';
import { type HeaderList, type PageSources, pageHeaders } from './security-headers.ts';

/** The build's CSP sources by page file. Not served: its name begins with a dot. */
export const sourcesFile = '.page-sources.json';

export const liveRegionsFile = '.live-regions.json';

export const liveBundleFile = '.live/live-sections.js';

export type Encoding = 'br' | 'gzip' | 'identity';

interface EncodedPage {
  etag: string;
  body: Buffer;
  headers: HeaderList;
  notModifiedHeaders: HeaderList;
}

export type Page = Record<Encoding, EncodedPage>;

export interface LivePage {
  template: LiveTemplate;
  security: HeaderList;
}

export interface Pages {
  static(path: string): Page | undefined;
  /** Not among the static pages. */
  live(path: string): LivePage | undefined;
  /** The 404 page nearest above the path, and so in its language. */
  notFound(path: string): Page | undefined;
  unavailable(path: string): Page | undefined;
}

/** Reads a finished build into memory: streaming from disk serves a quarter of the pages a second. */
export async function readPages(
  directory: string,
  noIndex = false,
  renderSection?: RenderLiveSection,
): Promise<Pages> {
  const sources: Record<string, PageSources> = JSON.parse(
    await readFile(join(directory, sourcesFile), 'utf8'),
  );
  const regions: Record<string, LiveRegion> = JSON.parse(
    await readFile(join(directory, liveRegionsFile), 'utf8'),
  );
  const render = renderSection ?? (await readLiveBundle(directory));
  const pages = new Map<string, Page>();
  const live = new Map<string, LivePage>();
  const missing = new Map<string, Page>();
  const busy = new Map<Language, Page>();
  await Promise.all(
    (await readdir(directory, { recursive: true })).map(async (name) => {
      if (!name.endsWith('.html')) return;
      const file = name.replaceAll('\\', '/');
      const path = `/${file.slice(0, -'.html'.length)}`;
      const built = await readFile(join(directory, name));
      const security = pageHeaders(sources[file] ?? { scripts: [], styles: [], embeds: [], frames: [] });
      const region = regions[file];
      if (region) {
        const template = createLiveTemplate(built.toString(), region, render);
        live.set(path, { security, template: noIndex ? unindexedTemplate(template) : template });
        return;
      }
      const page = noIndex
        ? await compressPage(Buffer.from(withoutIndexing(built.toString())), security)
        : await readPage(join(directory, name), built, security);
      if (path.endsWith('/busy')) busy.set(parsePath(path).language, page);
      else if (path.endsWith('/404')) missing.set(path.slice(0, -'404'.length), page);
      else pages.set(path === '/index' ? '/' : path, page);
    }),
  );
  const folders = [...missing.keys()].sort((one, other) => other.length - one.length);
  return {
    static: (path) => pages.get(path),
    live: (path) => live.get(path),
    notFound: (path) => missing.get(folders.find((folder) => path.startsWith(folder)) ?? ''),
    unavailable: (path) => busy.get(parsePath(path).language),
  };
}

function unindexedTemplate({ render, ...template }: LiveTemplate): LiveTemplate {
  return { ...template, render: (state, query) => withoutIndexing(render(state, query)) };
}

async function readLiveBundle(directory: string): Promise<RenderLiveSection> {
  const bundle = await import(/* @vite-ignore */ pathToFileURL(join(directory, liveBundleFile)).href);
  return bundle.renderLiveSection;
}

async function readPage(file: string, body: Buffer, security: HeaderList): Promise<Page> {
  const identity = encodedPage(body, 'identity', security);
  const packed = async (encoding: Encoding, ending: string) =>
    existsSync(file + ending) ? encodedPage(await readFile(file + ending), encoding, security) : identity;
  // Too small to be worth compressing.
  const [br, gzip] = await Promise.all([packed('br', '.br'), packed('gzip', '.gz')]);
  return { br, gzip, identity };
}

/** Brotli quality 4 takes 1 ms a page, 11 a hundred. */
export const compress: Record<Encoding, (text: string | Buffer) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => promisify(gzip)(text),
  identity: async (text) => Buffer.from(text),
};

async function compressPage(body: Buffer, security: HeaderList): Promise<Page> {
  const form = async (encoding: Encoding) => encodedPage(await compress[encoding](body), encoding, security);
  const [br, gzip, identity] = await Promise.all([form('br'), form('gzip'), form('identity')]);
  return { br, gzip, identity };
}

function encodedPage(body: Buffer, encoding: Encoding, security: HeaderList): EncodedPage {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const notModifiedHeaders = [
    ...['Cache-Control', 'no-cache', 'ETag', etag, 'Vary', 'Accept-Encoding'],
    ...security,
  ];
  const headers = ['Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(body.length)];
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  return { etag, body, headers: [...headers, ...notModifiedHeaders], notModifiedHeaders };
}
