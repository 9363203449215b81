import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { editorOf, prepareForEditor } from './editor-panes.ts';

/** Opens the editor with a project's texts in the browser's private file system, in place of a folder that people choose. */
export async function openFolder(page: Page, origin: string, project: string) {
  await prepareForEditor(page);
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${origin}/edit`);
  await fillFolder(page, project);
  await page.getByRole('button', { name: /Local Repository/ }).click();
  await page.getByRole('button', { name: 'Create Entry or Assets' }).waitFor();
  return editorOf(page);
}

/** Copies a project's texts without its pictures into the folder. The page must have the editor's origin. */
async function fillFolder(page: Page, project: string) {
  const names = globSync('content/**/*.{yaml,md}', { cwd: project });
  const files = names.map((name) => [name, readFileSync(join(project, name), 'utf8')] as const);
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    const content = await root.getDirectoryHandle('content', { create: true });
    await content.getDirectoryHandle('pictures', { create: true });
    const write = async ([path, text]: readonly [string, string]) => {
      let folder = root;
      const names = path.split('/');
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
      const handle = await folder.getFileHandle(names.at(-1) ?? '', { create: true });
      const writer = await handle.createWritable();
      await writer.write(text);
      await writer.close();
    };
    await Promise.all(files.map(write));
  }, files);
}

/** Returns a language's files in the folder, by path. */
export async function readSavedFiles(page: Page, folder: string): Promise<Record<string, string>> {
  return page.evaluate(async (folder) => {
    const files: Record<string, string> = {};
    async function read(handle: FileSystemDirectoryHandle, path: string) {
      for await (const [name, entry] of handle.entries()) {
        const inner = `${path}/${name}`;
        if (entry instanceof FileSystemDirectoryHandle) await read(entry, inner);
        else if (entry instanceof FileSystemFileHandle) files[inner] = await (await entry.getFile()).text();
      }
    }
    let handle = await navigator.storage.getDirectory();
    for (const name of folder.split('/')) handle = await handle.getDirectoryHandle(name);
    await read(handle, folder);
    return files;
  }, folder);
}

/** Returns a picture of the folder. */
export async function readPicture(page: Page, name: string): Promise<Buffer> {
  const data = await page.evaluate(async (name) => {
    let handle = await navigator.storage.getDirectory();
    for (const folder of ['content', 'pictures']) handle = await handle.getDirectoryHandle(folder);
    const file = await (await handle.getFileHandle(name)).getFile();
    return Array.from(new Uint8Array(await file.arrayBuffer()));
  }, name);
  return Buffer.from(data);
}

/** Returns the changed lines of the content: `-` or `+` with the file, without the notes of reviews. */
export function changesBetween(before: Record<string, string>, after: Record<string, string>): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const linesOf = (text = '') => text.split('\n').filter((line) => line && !line.startsWith('# reviewed '));
  return names.flatMap((name) => {
    const [olds, news] = [linesOf(before[name]), linesOf(after[name])];
    const gone = olds.filter((line) => !news.includes(line)).map((line) => `- ${name} ${line}`);
    return [...gone, ...news.filter((line) => !olds.includes(line)).map((line) => `+ ${name} ${line}`)];
  });
}
