import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { sourcesFile } from './pages.ts';
import { createSite } from './site.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Writes a small finished build into a folder of its own, and returns the folder. */
export function buildFixture(): string {
  const directory = mkdtempSync(join(tmpdir(), 'site-'));
  const pages = ['index', 'ar', 'about-us', 'healthcare', 'ar/healthcare', 'services/3', 'ar/services/3'];
  const missing = ['404', 'ar/404', 'services/404', 'ar/services/404'];
  const sources: Record<string, unknown> = {};
  for (const name of [...pages, ...missing]) {
    write(`${name}.html`, `<h1>${name}</h1>${'<p>text</p>'.repeat(300)}`);
    sources[`${name}.html`] = {
      scripts: ["'sha256-script'"],
      styles: ["'sha256-style'"],
      embeds: [],
      frames: [],
    };
  }
  write('_astro/app.abc.js', `${'let a = 1;'.repeat(300)}`);
  write('favicon.svg', '<svg/>', false);
  write('files/profile.pdf', `%PDF-${'0123456789'.repeat(100_000)}`, false);
  for (const ending of ['webm', 'mp4', 'vtt']) write(`films/people-ar.${ending}`, '0123456789', false);
  write('files/offices/riyadh-ar.vcf', 'BEGIN:VCARD', false);
  write('ar/insights/feed.xml', '<rss/>', false);
  write(sourcesFile, JSON.stringify(sources), false);
  return directory;

  function write(name: string, text: string, packed = true) {
    const file = join(directory, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (!packed) return;
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
}

/** Serves a fixture on a free port; `ask` sends the path exactly as it is written. */
export async function serveFixture() {
  const directory = buildFixture();
  const server = await createSite(directory);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    directory,
    ask: (path: string, headers = {}, method = 'GET') => ask(port, path, headers, method),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(directory, { recursive: true });
    },
  };
}

export function ask(port: number, path: string, headers: object, method: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const question = request({ port, path, headers: { ...headers }, method, host: '127.0.0.1' });
    question.once('error', reject).once('response', async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
    });
    question.end();
  });
}
