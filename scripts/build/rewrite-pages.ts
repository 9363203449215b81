import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endings, sourcesFile, writeBuiltUrl } from '#server/http/built-pages.ts';
import { compress } from '#server/http/content-encodings.ts';
import { readDynamicPage } from '#server/http/read-dynamic-page.ts';
import type { CspSources } from '#server/http/security-headers.ts';
import { cspSources } from './csp-sources.ts';
import { joinScripts } from './join-scripts.ts';
import { splitStyles } from './split-styles.ts';

// Splits styles (docs/decisions/light-pages.md), joins scripts (docs/decisions/islands.md), compresses, and notes the
// hashes of scripts for the policies, because Astro's `staticHeaders` lack those of `is:inline`.
export async function rewritePages(folder: string, siteUrl: string) {
  const read = (path: string) => readFile(join(folder, path), 'utf8');
  const policies: Record<string, CspSources> = {};
  const packing: Promise<void>[] = [];
  const paths = await readdir(folder, { recursive: true });
  const names = paths.map((name) => name.replaceAll('\\', '/')).sort();
  for (const name of names.filter((name) => name.endsWith('.html'))) {
    const page = await read(name);
    const svgFiles = await Promise.all([...new Set(page.match(svgFile))].map(read));
    const { html: styled, file: styles } = splitStyles(page, svgFiles.join('\n'));
    const { html, file: scripts } = await joinScripts(styled, read);
    await writeFile(join(folder, name), html);
    if (!readDynamicPage(html, () => '')) packing.push(pack(join(folder, name), html));
    for (const { path, text } of [styles, scripts].filter((file) => file !== undefined)) {
      if (names.includes(path)) continue;
      names.push(path);
      await writeFile(join(folder, path), text);
    }
    policies[name] = cspSources(html);
  }
  for (const name of names.filter((name) => otherTexts.test(name) && !hidden.test(name)))
    packing.push(pack(join(folder, name), await read(name)));
  await Promise.all(packing);
  await writeFile(join(folder, sourcesFile), JSON.stringify(policies));
  await writeBuiltUrl(folder, siteUrl);
}

const svgFile = /(?<=href=")\/_astro\/[^"#]+\.svg(?=#)/g;

const otherTexts = /\.(?:css|js|json|svg|txt|webmanifest|xml)$/;
const hidden = /(?:^|\/)\./;
/** A smaller file hardly shrinks, and one packet carries it anyway. */
const minBytes = 1024;

async function pack(file: string, text: string) {
  const plain = Buffer.from(text);
  if (plain.length <= minBytes) return;
  for (const encoding of ['br', 'gzip'] as const) {
    const bytes = await compress[encoding](plain, 'best');
    if (bytes.length < plain.length) await writeFile(file + endings[encoding], bytes);
  }
}
