import sharp from 'sharp';
import type { PictureFile } from '#content/picture-slots.ts';

export async function sizeOf(original: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(original).metadata();
  return { width, height };
}

/**
 * The picture in a smaller size; `ratio` is its height to its width. AVIF takes three times the time that
 * it must: every visitor fetches the files, and they are encoded once.
 */
export function encodePicture(
  original: Uint8Array,
  { format, width, quality }: PictureFile,
  ratio: number,
): Promise<Buffer> {
  const resized = sharp(original).resize(width, Math.round(width * ratio));
  if (format === 'jpeg') return resized.jpeg({ quality }).toBuffer();
  return resized.avif({ quality, effort: 7, chromaSubsampling: '4:2:0' }).toBuffer();
}
