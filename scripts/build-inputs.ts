import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../tools/run.ts';

const folders = ['content', 'editor', 'forms', 'jobs', 'language', 'public', 'search', 'src'];
const files = [
  ...[
    'astro.config.ts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'server/settings/settings.ts',
    'server/settings/setting-kinds.ts',
  ],
  ...['scripts/build.ts', 'scripts/build-inputs.ts', 'scripts/finish.ts', 'scripts/page-sources.ts'],
  ...['scripts/prepare-live-sections.ts', 'scripts/split-styles.ts', 'server/http/live-page.ts'],
  ...['scripts/caddy-pages.ts', 'server/http/security-headers.ts', 'server/http/static-files.ts'],
  'server/redirects.yaml',
];

/** One hash over the content of everything a build reads, and over its settings. */
export async function hashOfInputs(settings: object): Promise<string> {
  const names = [...files, ...(await Promise.all(folders.map(filesIn))).flat()].sort();
  const hashes = await Promise.all(
    names.map(async (name) => `${name} ${hash('sha256', await readFile(join(root, name)))}`),
  );
  return hash('sha256', [JSON.stringify(settings), ...hashes].join('\n'));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length));
}
