import sharp from 'sharp';
import type { PictureFile } from '#content/picture-slots.ts';

export async function sizeOf(original: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(original).metadata();
  return { width, height };
}

/** The picture in a smaller size; `ratio` is its height to its width. */
export function encodePicture(
  original: Uint8Array,
  { format, width, quality }: PictureFile,
  ratio: number,
): Promise<Buffer> {
  return sharp(original)
    .resize(width, Math.round(width * ratio))
    .toFormat(format, { quality })
    .toBuffer();
}
