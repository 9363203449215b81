import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** The folder that the editor works on: the browser's own file system in place of one that people choose. */
export async function chooseFolder(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
}

/** Copies the texts of a project into that folder, not its pictures. The page has to stand on the editor's address. */
export async function fillFolder(page: Page, project: string) {
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

/** What the folder holds of a language now, by path. */
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

/** A picture that the folder holds now. */
export async function readPicture(page: Page, name: string): Promise<Buffer> {
  const data = await page.evaluate(async (name) => {
    let handle = await navigator.storage.getDirectory();
    for (const folder of ['content', 'pictures']) handle = await handle.getDirectoryHandle(folder);
    const file = await (await handle.getFileHandle(name)).getFile();
    return Array.from(new Uint8Array(await file.arrayBuffer()));
  }, name);
  return Buffer.from(data);
}
