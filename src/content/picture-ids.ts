import { keysOf } from '#lib/records.ts';
import encoded from './encoded-pictures.json' with { type: 'json' };

export type PictureId = keyof typeof encoded;

export const pictureIds = keysOf(encoded);

const known: Record<string, { original: string; extension?: string }> = encoded;

/** The file of a picture in content/pictures; one that is not encoded yet comes from the editor, which makes WebP. */
export function pictureFile(id: string): string {
  return `${id}.${id in known ? (known[id]?.extension ?? 'jpg') : 'webp'}`;
}
