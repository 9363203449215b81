import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { type PictureId, pictureFile } from '#content/pictures/picture-ids.ts';
import type { PhotoSource } from './photo.tsx';

const files = import.meta.glob<{ default: ImageMetadata }>('../../content/pictures/*.{jpg,webp}', {
  eager: true,
});

export interface PhotoOptions {
  /** In pixels; about 6 for each millimetre of paper. */
  width: number;
  height: number;
  /** The part that stays when the picture is cropped; the middle by default. */
  position?: 'top' | 'left' | 'right' | undefined;
  quality?: number;
}

/** Crops a picture of content/pictures, as one JPEG. */
export async function getPhoto(id: PictureId, options: PhotoOptions): Promise<PhotoSource> {
  const file = `content/pictures/${pictureFile(id)}`;
  const src = files[`../../${file}`]?.default;
  if (!src) throw new Error(`${file} is missing`);
  const { width, height, position = 'centre', quality = 72 } = options;
  const photo = await getImage({ src, format: 'jpeg', fit: 'cover', width, height, position, quality });
  return { src: photo.src, width, height };
}

export type GetPhoto = typeof getPhoto;
