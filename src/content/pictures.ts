import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { PictureSource } from '../ui/picture.tsx';
import type { PictureId } from './picture-ids.ts';

const files = import.meta.glob<{ default: ImageMetadata }>('../pictures/*.jpg', { eager: true });

export interface PictureWish {
  /** Widths to make, in pixels, smallest first, none wider than the picture; the last is also the fallback's. */
  widths: number[];
  /** How wide the picture is shown, as in the HTML attribute. */
  sizes: string;
  /** AVIF quality, 0 to 100. */
  quality?: number;
}

/** A picture of src/pictures in the sizes wished for: AVIF, and one JPEG for browsers without it. */
export async function getPicture(
  id: PictureId,
  { widths, sizes, quality = 52 }: PictureWish,
): Promise<PictureSource> {
  const src = files[`../pictures/${id}.jpg`]?.default;
  if (!src) throw new Error(`src/pictures/${id}.jpg is missing`);
  // Astro leaves the original out of the build as long as nothing but getImage looks at it.
  const [avif, jpeg] = await Promise.all([
    getImage({ src, format: 'avif', widths, quality }),
    getImage({ src, format: 'jpeg', width: widths.at(-1), quality: 68 }),
  ]);
  const { width, height } = jpeg.attributes;
  return { avif: avif.srcSet.attribute, jpeg: jpeg.src, sizes, width, height };
}

/** The wishes of the places where pictures stand. */
export const places = {
  hero: { widths: [960, 1440, 1600], sizes: '100vw', quality: 50 },
  heroNarrow: { widths: [480, 750, 1080], sizes: '100vw', quality: 42 },
  half: { widths: [480, 750, 1000, 1200], sizes: '(width < 64rem) 100vw, 50vw' },
  third: { widths: [400, 640, 960], sizes: '(width < 64rem) 100vw, 33vw' },
} satisfies Record<string, PictureWish>;
