import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../build/run.ts';

// Whole folders: a list of files would lack the next one.
const folders = [
  ...['build', 'content', 'editor', 'forms', 'language', 'public', 'scripts', 'search', 'server', 'src'],
  'tools/content-check',
];
const files = ['astro.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];
const forTests = /\.(?:test|fixture)\./;

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
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length))
    .filter((name) => !forTests.test(name));
}
