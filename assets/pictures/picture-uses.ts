import { join } from 'node:path';
import { asRecord, leaves } from '#content/files/content-fields.ts';
import { type ContentFile, filesOf, type HasFiles } from '#content/files/content-files.ts';
import { readContent } from '#content/files/read-content.ts';
import {
  avifFiles,
  jpegFile,
  type PictureFile,
  type PictureSize,
  type PictureSizeName,
  pictureSizes,
} from '#content/pictures/picture-sizes.ts';
import { root } from '#lib/project-root.ts';

/** Reads the current content without the files that cannot be read; `isWhole` is false if there are any. */
export function readPictureUses() {
  let isWhole = true;
  const { files } = readContent(join(root, 'content'), (_, { message }) => {
    isWhole = false;
    console.error(`${message}\nIts pictures are left out.`);
  });
  const readable = Object.entries(files).filter(([, value]) => typeof value === 'object' && value);
  return { uses: sizesOfPictures({ files: Object.fromEntries(readable) }), isWhole };
}

export type PictureUses = Map<string, Set<PictureSizeName>>;

/** Returns the sizes in which the pages of any language show each picture. */
export function sizesOfPictures({ files }: HasFiles): PictureUses {
  const found: PictureUses = new Map();
  const add = (picture: string, sizes: PictureSizeName[]) =>
    found.set(picture, new Set([...(found.get(picture) ?? []), ...sizes]));
  for (const entries of Map.groupBy(
    filesOf(files),
    ({ language, collection }) => `${language}/${collection}`,
  ).values()) {
    const [first] = entries.toSorted((one, other) => orderOf(one) - orderOf(other));
    for (const entry of entries) {
      for (const { field, values } of leaves([entry.value], entry.field)) {
        const { picture, pictureOfFirst } = field;
        if (picture) add(String(values[0]), (entry === first && pictureOfFirst) || picture);
      }
    }
  }
  return found;
}

/** Returns the files that pages need of an original of this width. */
export function filesForSizes(names: Iterable<PictureSizeName>, originalWidth: number): PictureFile[] {
  return [...names].flatMap((name) => {
    const size: PictureSize = pictureSizes[name];
    const avif = avifFiles(size, originalWidth);
    return size.avifOnly ? avif : [...avif, jpegFile(size, originalWidth)];
  });
}

function orderOf({ value }: Pick<ContentFile, 'value'>): number {
  return Number(asRecord(value).order ?? 0);
}
