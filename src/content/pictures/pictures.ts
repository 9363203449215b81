import { existsSync, readFileSync } from 'node:fs';
import { hashOfBytes } from '#lib/hash-of-bytes.ts';
import type { NarrowPicture, PictureSource } from '#lib/picture-source.ts';
import { root } from '#lib/project-root.ts';
import encoded from './encoded-pictures.json' with { type: 'json' };
import { type PictureId, pictureFile } from './picture-ids.ts';
import {
  avifFiles,
  type EncodedPicture,
  jpegFile,
  type PictureFile,
  type PictureSizeName,
  pictureSizes,
  pictureUrl,
} from './picture-sizes.ts';

const remedy = 'run npm run assets -- pictures';
const pictures = encoded as Record<PictureId, EncodedPicture>;
const fresh = new Set<PictureId>();

/** Returns a picture of content/pictures in a size. Throws if it is not encoded in that size, or has changed since. */
export function getPicture(id: PictureId, size: PictureSizeName): PictureSource {
  const { width: originalWidth, height: originalHeight, tone } = pictures[id];
  const jpeg = jpegFile(pictureSizes[size], originalWidth);
  return {
    ...getNarrowPicture(id, size),
    jpeg: urlOf(id, jpeg),
    width: jpeg.width,
    height: Math.round((jpeg.width * originalHeight) / originalWidth),
    tone,
  };
}

/** Returns the narrow version of a picture, which uses the JPEG of the wide one. */
export function getNarrowPicture(id: PictureId, size: PictureSizeName): NarrowPicture {
  checkOriginal(id);
  const files = avifFiles(pictureSizes[size], pictures[id].width);
  return {
    avif: files.map((file) => `${urlOf(id, file)} ${file.width}w`).join(', '),
    sizes: pictureSizes[size].sizes,
  };
}

function urlOf(id: PictureId, file: PictureFile): string {
  const url = pictureUrl(id, file, pictures[id].original);
  if (!existsSync(`${root}public${url}`)) throw new Error(`There is no public${url}: ${remedy}`);
  return url;
}

function checkOriginal(id: PictureId) {
  if (fresh.has(id)) return;
  const file = `content/pictures/${pictureFile(id)}`;
  if (hashOfBytes(readFileSync(root + file)) !== pictures[id].original)
    throw new Error(`${file} has changed since it was encoded: ${remedy}`);
  fresh.add(id);
}
