import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { liveRegionsFile, sourcesFile } from '../server/http/built-pages.ts';
import { ask } from '../server/site.fixture.ts';
import type { Answer, visit } from './visitor.fixture.ts';

type Headers = Record<string, string>;

/** What may differ between the site's answer and Caddy's, and why. */
const mayDiffer = {
  date: 'each writes its own',
  connection: 'HTTP/2 has none',
  'keep-alive': 'HTTP/2 has none',
  'transfer-encoding': 'HTTP/2 has none',
  'alt-svc': 'only Caddy speaks HTTP/3',
  'x-request-id': "names a line in the site's log; Caddy logs no requests",
  etag: "made of the content by the site, of date and size by Caddy; compared by what it's good for",
  'last-modified': 'of the packed file by the site, of the plain one by Caddy; the site leaves it out of 304',
  'accept-ranges': 'the site says so only with a part',
  'content-type': 'the site repeats it with 304; compared with every other status',
  'content-length': 'Caddy sends what is packed without; compared where both have it',
};

/** Two answers to one question, without what may differ. */
export function compared(one: Answer, other: Answer) {
  const bothLengths = one.headers['content-length'] && other.headers['content-length'];
  return [one, other].map(({ status, headers, body }) => ({
    status,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in mayDiffer))),
    type: status === 304 ? undefined : headers['content-type'],
    length: bothLengths ? headers['content-length'] : undefined,
    body: decoded(headers['content-encoding'], body),
  }));
}

function decoded(encoding: unknown, body: Buffer): string {
  if (body.length === 0) return '';
  const plain =
    encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  return plain.toString('latin1');
}

/** Asks the site itself and Caddy, with the same words. */
export function askBoth(sitePort: number, visitor: Awaited<ReturnType<typeof visit>>) {
  const both = (path: string, [ofSite, ofCaddy]: [Headers, Headers], method: string) =>
    Promise.all([ask(sitePort, path, ofSite, method), visitor.ask(path, { ':method': method, ...ofCaddy })]);
  return {
    same: (path: string, headers: Headers = {}, method = 'GET') => both(path, [headers, headers], method),
    /** Asks again for what each has sent before. */
    async again(path: string, headers: Headers) {
      const [ofSite, ofCaddy] = await both(path, [headers, headers], 'GET');
      const knowing = ({ headers: { etag } }: Answer) => ({ ...headers, 'if-none-match': String(etag) });
      return both(path, [knowing(ofSite), knowing(ofCaddy)], 'GET');
    },
  };
}

/** The addresses of a build: those of pages, those of live pages, and one file of every kind in every folder. */
export function addresses(folder: string) {
  const live = Object.keys(JSON.parse(readFileSync(join(folder, liveRegionsFile), 'utf8')));
  const pages = Object.keys(JSON.parse(readFileSync(join(folder, sourcesFile), 'utf8')));
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  const kinds = new Map<string, string>();
  for (const name of names) {
    if (/^\.(?!well-known)|\.(?:br|gz|html)$/.test(name)) continue;
    const isPacked = existsSync(join(folder, `${name}.br`));
    kinds.set([name.split('/')[0], extname(name), isPacked].join(), `/${name}`);
  }
  const pathOf = (name: string) => `/${name.slice(0, -'.html'.length).replace(/^index$/, '')}`;
  return {
    live: live.map(pathOf),
    pages: pages.filter((name) => !live.includes(name) && !/(?:404|busy)\.html$/.test(name)).map(pathOf),
    files: [...kinds.values()],
  };
}
