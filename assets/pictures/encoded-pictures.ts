import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hashOfBytes } from '#content/hash-of-bytes.ts';
import { type EncodedPicture, fileKey, type PictureFile, pictureUrl } from '#content/picture-sizes.ts';
import { root } from '../../build/run.ts';

/** Names what is encoded, for the pages. */
export const listFile = join(root, 'src/content/encoded-pictures.json');

export function readList(): Record<string, EncodedPicture> {
  return JSON.parse(readFileSync(listFile, 'utf8'));
}

/** Names of the pictures in content/pictures. */
export function originals(): string[] {
  const files = globSync('content/pictures/*.jpg', { cwd: root });
  return files.map((file) => basename(file, '.jpg')).sort();
}

export function readOriginal(id: string): Buffer {
  return readFileSync(join(root, `content/pictures/${id}.jpg`));
}

/** The bytes of an encoded file, where they are those that the list names. */
export function encodedBytes(id: string, file: PictureFile, { files }: EncodedPicture): Buffer | undefined {
  const hash = files[fileKey(file)];
  const path = hash && join(root, 'public', pictureUrl(id, file, hash));
  if (!path || !existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  return shortHash(bytes) === hash ? bytes : undefined;
}

/** Files beside the encoded pictures that the list does not name, as `pictures/about-480.1a2b3c4d.avif`. */
export function unlistedFiles(list: Record<string, EncodedPicture>): string[] {
  const named = Object.entries(list).flatMap(([id, { files }]) =>
    Object.values(files).map((hash) => `${id} ${hash}`),
  );
  const there = globSync('pictures/*', { cwd: join(root, 'public') });
  return there.filter((file) => !named.includes(basename(file).replace(/-\d+\.(\w+)\.\w+$/, ' $1')));
}

/** In a file's name. */
export function shortHash(bytes: Uint8Array): string {
  return hashOfBytes(bytes).slice(0, 8);
}
