import { hash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SplitPage {
  html: string;
  file?: HashedFile;
}

export interface HashedFile {
  path: string;
  text: string;
}

/** A file that browsers may keep, because its name changes with its text. */
export function hashedFile(name: string, extension: 'css' | 'js', text: string): HashedFile {
  return { path: `_astro/${name}.${hash('sha256', text, 'base64url').slice(0, 8)}.${extension}`, text };
}

/** Each built page becomes what `split` makes of it, with the file that it takes out of the page. */
export async function splitPages(folder: string, split: (html: string) => Promise<SplitPage>) {
  for (const name of await pageFiles(folder)) {
    const { html, file } = await split(await readFile(join(folder, name), 'utf8'));
    if (file) await writeFile(join(folder, file.path), file.text);
    await writeFile(join(folder, name), html);
  }
}

/** The files of the built pages, below the folder. */
export async function pageFiles(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html')).sort();
}
