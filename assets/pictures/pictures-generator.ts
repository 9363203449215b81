import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { hashOfBytes } from '#content/hash-of-bytes.ts';
import type { EncodedPicture } from '#content/picture-sizes.ts';
import { messageOf } from '#server/error-message.ts';
import { root } from '../../build/root.ts';
import type { Generator } from '../generator.ts';
import {
  filesExist,
  listFile,
  neededFiles,
  originals,
  type PictureUses,
  readList,
  readOriginal,
  unneededFiles,
} from './encoded-pictures.ts';
import { readPictureUses } from './picture-uses.ts';

/** The pictures of content/pictures, in the sizes and formats in which the pages show them. */
export const pictures: Generator = {
  name: 'pictures',
  async stale() {
    const list = readList();
    const ids = originals();
    const { uses, isWhole } = readPictureUses();
    const old = ids.filter((id) => !isFresh(id, list[id], uses));
    const gone = Object.keys(list).filter((id) => !ids.includes(id));
    const unneeded = isWhole ? unneededFiles(list, uses) : [];
    return [...old, ...gone, ...unneeded.map((path) => relative(root, path))];
  },
  async make(stale) {
    const list = readList();
    const ids = originals();
    const { uses, isWhole } = readPictureUses();
    for (const id of ids.filter((each) => stale.includes(each))) {
      try {
        list[id] = await encode(id, uses);
        console.log(`${id}: ${neededFiles(id, list[id], uses).size} files`);
      } catch (error) {
        // A file that is no picture stops no other; the content check tells who names it.
        delete list[id];
        console.error(`content/pictures/${id}.jpg: ${messageOf(error)}`);
      }
    }
    const encoded = Object.fromEntries(ids.flatMap((id) => (list[id] ? [[id, list[id]]] : [])));
    await writeFile(listFile, `${JSON.stringify(encoded, null, 2)}\n`);
    if (isWhole) for (const path of unneededFiles(encoded, uses)) await rm(path);
  },
};

function isFresh(id: string, encoded: EncodedPicture | undefined, uses: PictureUses): boolean {
  if (encoded?.original !== hashOfBytes(readOriginal(id))) return false;
  return filesExist(neededFiles(id, encoded, uses));
}

/** Encodes what is not there yet. */
async function encode(id: string, uses: PictureUses): Promise<EncodedPicture> {
  const { encodePicture, sizeOf, toneOf } = await import('./encode.ts');
  const bytes = readOriginal(id);
  const { width, height } = await sizeOf(bytes);
  const encoded = { original: hashOfBytes(bytes), width, height, tone: await toneOf(bytes) };
  for (const [path, file] of neededFiles(id, encoded, uses))
    if (!existsSync(path)) await writeWhole(path, await encodePicture(bytes, file, height / width));
  return encoded;
}

/** What was written in part would pass for the picture. */
async function writeWhole(path: string, bytes: Uint8Array) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
}
