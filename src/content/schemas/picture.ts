import { z } from 'zod';
import type { PictureId } from '../pictures/picture-ids.ts';
import { picture } from './shared.ts';

const yes = z.literal(true).optional();

const pictureFacts = z.strictObject({
  picture: picture(),
  /** True if the picture may be mirrored in Arabic; objects, maps and places never are. */
  mirrored: yes,
  light: yes,
  focus: z.enum(['left', 'right']).optional(),
});
export type PictureFacts = z.infer<typeof pictureFacts>;

export const picturesSchema = z.strictObject({ pictures: z.array(pictureFacts) });

/** Facts about a picture; most have none. */
export function factsOfPicture(pictures: PictureFacts[], id: PictureId | undefined): Partial<PictureFacts> {
  return pictures.find(({ picture }) => picture === id) ?? {};
}
