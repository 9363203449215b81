import { readFileSync } from 'node:fs';
import type { PictureSource } from '#ui/picture.tsx';
import encoded from './encoded-pictures.json' with { type: 'json' };
import { hashOfBytes } from './hash-of-bytes.ts';
import type { PictureId } from './picture-ids.ts';
import {
  type EncodedPicture,
  fileKey,
  filesFor,
  type PictureFile,
  type PictureSizeName,
  pictureSizes,
  pictureUrl,
} from './picture-sizes.ts';

const remedy = 'run npm run assets -- pictures';
const pictures = encoded as Record<PictureId, EncodedPicture>;
const fresh = new Set<PictureId>();

/** A picture of content/pictures in a size. Throws where it is not encoded so, or has changed since. */
export function getPicture(id: PictureId, size: PictureSizeName): PictureSource {
  const { width: originalWidth, height: originalHeight, tone, files } = pictures[id];
  checkOriginal(id);
  const urlOf = (file: PictureFile) => {
    const hash = files[fileKey(file)];
    if (!hash) throw new Error(`The picture ${id} is not encoded as ${fileKey(file)}: ${remedy}`);
    return pictureUrl(id, file, hash);
  };
  const { avif, jpeg } = filesFor(pictureSizes[size], originalWidth);
  const { width } = jpeg;
  return {
    avif: avif.map((file) => `${urlOf(file)} ${file.width}w`).join(', '),
    jpeg: urlOf(jpeg),
    sizes: pictureSizes[size].sizes,
    width,
    height: Math.round((width * originalHeight) / originalWidth),
    tone,
  };
}

function checkOriginal(id: PictureId) {
  if (fresh.has(id)) return;
  if (hashOfBytes(readFileSync(`content/pictures/${id}.jpg`)) !== pictures[id].original)
    throw new Error(`content/pictures/${id}.jpg has changed since it was encoded: ${remedy}`);
  fresh.add(id);
}
