import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pageSources } from '../build/page-sources.ts';
import { sourcesFile } from '../server/http/built-pages.ts';
import type { PageSources } from '../server/plugins/security-headers.ts';
import { letPaintFirst, takeIslandScripts } from './script-files.ts';
import { splitStyles } from './split-styles.ts';

/** Lists each page's inline code for the CSP, and compresses files. */
export async function finish(directory: string) {
  const pages = (await readdir(directory, { recursive: true }))
    .filter((name) => name.endsWith('.html'))
    .sort();
  await moveIntoFiles(directory, pages);
  await noteSources(directory, pages);
  const names = await readdir(directory, { recursive: true });
  await Promise.all(
    names.filter((name) => compressible.test(name)).map((name) => compress(join(directory, name))),
  );
}

async function moveIntoFiles(directory: string, pages: string[]) {
  for (const name of pages) {
    const styled = splitStyles(await readFile(join(directory, name), 'utf8'));
    const linked = await takeIslandScripts(styled.html, (url) => readFile(join(directory, url), 'utf8'));
    for (const file of [styled.file, linked.file]) {
      if (file) await writeFile(join(directory, file.path), file.text);
    }
    await writeFile(join(directory, name), letPaintFirst(linked.html));
  }
}

async function noteSources(directory: string, names: string[]) {
  const sources: Record<string, PageSources> = {};
  for (const name of names) {
    sources[name.replaceAll('\\', '/')] = pageSources(await readFile(join(directory, name), 'utf8'), name);
  }
  await writeFile(join(directory, sourcesFile), JSON.stringify(sources));
}

const compressible = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;
/** Below it the packed form is hardly smaller, and travels in the same packet. */
const minBytes = 1024;

async function compress(file: string) {
  const plain = await readFile(file);
  if (plain.length <= minBytes) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  if (br.length < plain.length) await writeFile(`${file}.br`, br);
  if (gz.length < plain.length) await writeFile(`${file}.gz`, gz);
}
