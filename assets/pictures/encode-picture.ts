import sharp from 'sharp';
import { type PictureFile, type Tone, tones } from '#content/pictures/picture-sizes.ts';
import { keysOf } from '#lib/records.ts';

/** Resolves to pixels. Rejects if the bytes are no picture. */
export async function sizeOf(original: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(original).metadata();
  return { width, height };
}

/** Resolves to the tone nearest to the picture's mean colour. */
export async function toneOf(original: Uint8Array): Promise<Tone> {
  const { channels } = await sharp(original).stats();
  const distance = (tone: Tone) =>
    tones[tone].reduce((sum, value, index) => sum + (value - (channels[index]?.mean ?? 0)) ** 2, 0);
  return keysOf(tones).reduce((nearest, tone) => (distance(tone) < distance(nearest) ? tone : nearest));
}

/** `ratio` is height by width. AVIF uses a slow effort, because it is encoded once and fetched by everybody. */
export function encodePicture(
  original: Uint8Array,
  { format, width, quality }: PictureFile,
  ratio: number,
): Promise<Buffer> {
  const resized = sharp(original).resize(width, Math.round(width * ratio));
  if (format === 'jpeg') return resized.jpeg({ quality }).toBuffer();
  return resized.avif({ quality, effort: 7, chromaSubsampling: '4:2:0' }).toBuffer();
}
