import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languageCodes } from '#language/languages.ts';
import { localizedPath } from '#language/paths.ts';
import { liveRegionsFile, sourcesFile } from '../server/http/built-pages.ts';
import { redirects } from '../server/http/redirects.ts';
import { fileHeaders, type PageSources, pageHeaders } from '../server/http/security-headers.ts';

/** `_headers` and `_redirects` as Netlify and Cloudflare Pages read them. Returns our server's paths. */
export async function exportStatic(dist: string, folder: string): Promise<string[]> {
  const names = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dist.length + 1));
  const sources: Record<string, PageSources> = JSON.parse(await readFile(join(dist, sourcesFile), 'utf8'));
  const regions = JSON.parse(await readFile(join(dist, liveRegionsFile), 'utf8'));
  const toServer = ['/forms/*'];
  const headers = [rule('/*', common)];
  for (const name of names.sort()) {
    // Hidden files are our server's notes; a network packs by itself.
    if (/(?:^|\/)\./.test(name) || /\.(?:br|gz)$/.test(name)) continue;
    const path = `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`;
    const page = sources[name];
    if (name in regions) {
      toServer.push(path);
      continue;
    }
    const own = Object.entries(page ? pageHeaders(page) : fileHeaders(path)).filter(([header]) =>
      isOwn(header),
    );
    headers.push(rule(path, own));
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await cp(join(dist, name), join(folder, name));
  }
  await writeFile(join(folder, '_headers'), headers.join('\n'));
  await writeFile(join(folder, '_redirects'), moved().join('\n'));
  return toServer;
}

/** What every answer carries. A network joins what two rules say of one header, so no rule says it again. */
const common = Object.entries(fileHeaders()).filter(([name]) => !isOwn(name));

/** A policy, and what may frame it, is each answer's own. */
function isOwn(name: string): boolean {
  return name === 'Content-Security-Policy' || name === 'X-Frame-Options';
}

function rule(path: string, headers: [name: string, value: string][]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

function moved(): string[] {
  return [...redirects].flatMap(([old, target]) =>
    languageCodes.map((language) => `${localizedPath(language, old)} ${localizedPath(language, target)} 301`),
  );
}
