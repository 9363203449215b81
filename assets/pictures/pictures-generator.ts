import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashOfBytes } from '#content/hash-of-bytes.ts';
import { type EncodedPicture, fileKey, type PictureFile, pictureUrl } from '#content/picture-sizes.ts';
import { messageOf } from '#server/error-message.ts';
import { root } from '../../build/run.ts';
import type { Generator } from '../generator.ts';
import {
  encodedBytes,
  listFile,
  originals,
  readList,
  readOriginal,
  shortHash,
  unlistedFiles,
} from './encoded-pictures.ts';
import { filesForSizes, sizesOfPictures } from './picture-uses.ts';

/** The pictures of content/pictures, in the sizes and formats in which the pages show them. */
export const pictures: Generator = {
  name: 'pictures',
  async stale() {
    const list = readList();
    const ids = originals();
    const uses = sizesOfPictures();
    const old = ids.filter((id) => !isFresh(id, list[id], uses));
    const gone = Object.keys(list).filter((id) => !ids.includes(id));
    return [...old, ...gone, ...unlistedFiles(list)];
  },
  async make(stale) {
    const list = readList();
    const ids = originals();
    const uses = sizesOfPictures();
    for (const id of ids.filter((each) => stale.includes(each))) {
      try {
        list[id] = await encode(id, list[id], uses);
        console.log(`${id}: ${Object.keys(list[id].files).length} files`);
      } catch (error) {
        // One that is no picture keeps no other from being made; who names it is told by the content check.
        delete list[id];
        console.error(`content/pictures/${id}.jpg: ${messageOf(error)}`);
      }
    }
    const encoded = ids.flatMap((id) => (list[id] ? [[id, list[id]]] : []));
    await writeFile(listFile, `${JSON.stringify(Object.fromEntries(encoded), null, 2)}\n`);
    for (const file of unlistedFiles(readList())) await rm(join(root, 'public', file));
  },
};

type PictureUses = ReturnType<typeof sizesOfPictures>;

function isFresh(id: string, encoded: EncodedPicture | undefined, uses: PictureUses): boolean {
  if (encoded?.original !== hashOfBytes(readOriginal(id)) || !encoded.tone) return false;
  const files = filesForSizes(uses.get(id), encoded.width);
  return (
    files.length === Object.keys(encoded.files).length &&
    files.every((file) => encodedBytes(id, file, encoded) !== undefined)
  );
}

/** Encodes what is not there yet; of a picture that changed, everything. */
async function encode(
  id: string,
  before: EncodedPicture | undefined,
  uses: PictureUses,
): Promise<EncodedPicture> {
  const { encodePicture, sizeOf, toneOf } = await import('./encode.ts');
  const bytes = readOriginal(id);
  const { width, height } = await sizeOf(bytes);
  const original = hashOfBytes(bytes);
  const files: EncodedPicture['files'] = {};
  for (const file of filesForSizes(uses.get(id), width)) {
    const kept = before?.original === original ? encodedBytes(id, file, before) : undefined;
    const made = kept ?? (await encodePicture(bytes, file, height / width));
    files[fileKey(file)] = shortHash(made);
    if (!kept) await writeEncoded(id, file, made);
  }
  return { original, width, height, tone: await toneOf(bytes), files };
}

async function writeEncoded(id: string, file: PictureFile, bytes: Uint8Array) {
  const path = join(root, 'public', pictureUrl(id, file, shortHash(bytes)));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}
