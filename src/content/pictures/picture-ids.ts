import { keysOf } from '#lib/records.ts';
import encoded from './encoded-pictures.json' with { type: 'json' };

export type PictureId = keyof typeof encoded;

export const pictureIds = keysOf(encoded);

const encodedPictures: Record<string, { original: string; extension?: string }> = encoded;

/** Returns the picture's file in content/pictures. One that is not encoded yet comes from the editor, as WebP. */
export function pictureFile(id: string): string {
  return `${id}.${id in encodedPictures ? (encodedPictures[id]?.extension ?? 'jpg') : 'webp'}`;
}
