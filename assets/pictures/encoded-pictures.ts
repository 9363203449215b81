import { existsSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { type EncodedPicture, type PictureFile, pictureUrl } from '#content/picture-sizes.ts';
import { root } from '#content/project-root.ts';
import { globFiles } from '#content/read-files.ts';
import { filesForSizes, type sizesOfPictures } from './picture-uses.ts';

export type PictureUses = ReturnType<typeof sizesOfPictures>;
type PictureList = Record<string, EncodedPicture>;

const folder = join(root, 'public');

/** Names what is encoded, for the pages. */
export const listFile = join(root, 'src/content/encoded-pictures.json');

export function readList(): PictureList {
  return JSON.parse(readFileSync(listFile, 'utf8'));
}

/** The files of content/pictures, by the names of the pictures. */
export function originals(): Map<string, string> {
  const files = globFiles('content/pictures/*.{jpg,webp}', root);
  return new Map(files.map((file) => [parse(file).name, file]));
}

/** What the pages need of a picture, by the path of its file. */
export function neededFiles(id: string, { original, width }: EncodedPicture, uses: PictureUses) {
  const files = filesForSizes(uses.get(id) ?? [], width);
  return new Map(
    files.map((file): [string, PictureFile] => [join(folder, pictureUrl(id, file, original)), file]),
  );
}

export function filesExist(files: Map<string, PictureFile>): boolean {
  return [...files.keys()].every((path) => existsSync(path));
}

/** Paths of files beside the encoded pictures that no page needs. */
export function unneededFiles(list: PictureList, uses: PictureUses): string[] {
  const needed = Object.entries(list).flatMap(([id, encoded]) => [...neededFiles(id, encoded, uses).keys()]);
  const found = globFiles('pictures/*', folder).map((file) => join(folder, file));
  return found.filter((path) => !needed.includes(path));
}
