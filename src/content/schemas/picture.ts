import { z } from 'zod';
import type { PictureId } from '../picture-ids.ts';
import { picture } from './shared.ts';

const yes = z.literal(true).optional();

const pictureFacts = z.strictObject({
  picture: picture(),
  /** Has a quiet side, which Arabic turns round; objects, maps and places never are. */
  mirrored: yes,
  /** So light that words on it are dark. */
  light: yes,
  /** The side where the object is: it stays when the picture's place is narrower. */
  focus: z.enum(['left', 'right']).optional(),
});
export type PictureFacts = z.infer<typeof pictureFacts>;

export const picturesSchema = z.strictObject({ pictures: z.array(pictureFacts) });

/** What is known of a picture; nothing of most. */
export function factsOfPicture(pictures: PictureFacts[], id: PictureId | undefined): Partial<PictureFacts> {
  return pictures.find(({ picture }) => picture === id) ?? {};
}
