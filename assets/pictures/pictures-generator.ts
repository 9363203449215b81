import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, parse, relative } from 'node:path';
import { globFiles } from '#content/files/read-collection.ts';
import { type EncodedPicture, type PictureFile, pictureUrl } from '#content/pictures/picture-sizes.ts';
import { messageOf } from '#lib/error-message.ts';
import { hashOfBytes } from '#lib/hash-of-bytes.ts';
import { root } from '#lib/project-root.ts';
import type { Generator } from '../generator.ts';
import { filesForSizes, type PictureUses, readPictureUses } from './picture-uses.ts';

type PictureList = Record<string, EncodedPicture>;

const folder = join(root, 'public');
const listFile = join(root, 'src/content/pictures/encoded-pictures.json');

export const pictures: Generator = {
  async stale() {
    const { list, files, others, uses, isWhole } = readPictures();
    for (const file of others)
      console.error(`${file} is not used: pictures have names like about-us.jpg or about-us.webp.`);
    const old = [...files].filter(([id, file]) => !isFresh(id, file, list[id], uses)).map(([id]) => id);
    const gone = Object.keys(list).filter((id) => !files.has(id));
    const unneeded = isWhole ? unneededFiles(list, uses) : [];
    return [...old, ...gone, ...unneeded.map((path) => relative(root, path))];
  },
  async generate(stale) {
    const { list, files, uses, isWhole } = readPictures();
    for (const [id, file] of files) {
      if (!stale.includes(id)) continue;
      try {
        list[id] = await encode(id, file, uses);
        console.log(`${id}: ${neededFiles(id, list[id], uses).size} files`);
      } catch (error) {
        // A file that is no picture does not stop the others; the content check reports it.
        delete list[id];
        console.error(`${file}: ${messageOf(error)}`);
      }
    }
    const encoded = Object.fromEntries([...files.keys()].flatMap((id) => (list[id] ? [[id, list[id]]] : [])));
    await writeFile(listFile, `${JSON.stringify(encoded, null, 2)}\n`);
    if (isWhole) for (const path of unneededFiles(encoded, uses)) await rm(path);
  },
};

function readPictures() {
  const list: PictureList = JSON.parse(readFileSync(listFile, 'utf8'));
  const found = globFiles('content/pictures/*', root);
  const files = found.filter(isPicture).map((file) => [parse(file).name, file] as const);
  const others = found.filter((file) => !isPicture(file));
  return { list, files: new Map(files), others, ...readPictureUses() };
}

/** Returns whether a file can be encoded, and its name can stand in an address. */
export function isPicture(file: string): boolean {
  return /\/[\w-]+\.(?:jpg|webp)$/.test(file);
}

function isFresh(id: string, file: string, encoded: EncodedPicture | undefined, uses: PictureUses): boolean {
  if (encoded?.original !== hashOfBytes(readFileSync(join(root, file)))) return false;
  return [...neededFiles(id, encoded, uses).keys()].every((path) => existsSync(path));
}

function neededFiles(id: string, { original, width }: EncodedPicture, uses: PictureUses) {
  const files = filesForSizes(uses.get(id) ?? [], width);
  return new Map(
    files.map((file): [string, PictureFile] => [join(folder, pictureUrl(id, file, original)), file]),
  );
}

function unneededFiles(list: PictureList, uses: PictureUses): string[] {
  const needed = Object.entries(list).flatMap(([id, encoded]) => [...neededFiles(id, encoded, uses).keys()]);
  const found = globFiles('pictures/*', folder).map((file) => join(folder, file));
  return found.filter((path) => !needed.includes(path));
}

async function encode(id: string, source: string, uses: PictureUses): Promise<EncodedPicture> {
  const { encodePicture, sizeOf, toneOf } = await import('./encode-picture.ts');
  const bytes = readFileSync(join(root, source));
  const { width, height } = await sizeOf(bytes);
  const extension = source.endsWith('.webp') ? { extension: 'webp' as const } : {};
  const encoded = { original: hashOfBytes(bytes), ...extension, width, height, tone: await toneOf(bytes) };
  for (const [path, file] of neededFiles(id, encoded, uses))
    if (!existsSync(path)) await writeWhole(path, await encodePicture(bytes, file, height / width));
  return encoded;
}

/** Writes under another name first, because a later run would take a partly written file for the picture. */
async function writeWhole(path: string, bytes: Uint8Array) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
}
