import type { PictureId } from '../content/picture-ids.ts';
import type { Language } from '../language/languages.ts';
import type { PhotoWish } from './photos.ts';

type Shape = Pick<PhotoWish, 'width' | 'height'>;

/** Pictures that stand along the page in one language and across it in the other. */
export const shapes: Record<Language, { values: Shape & { id: PictureId }; services: Shape; study: Shape }> =
  {
    en: {
      values: { id: 'hero-arches', width: 1400, height: 946 },
      services: { width: 660, height: 900 },
      study: { width: 600, height: 900 },
    },
    ar: {
      values: { id: 'hero-arches-mobile', width: 510, height: 1350 },
      services: { width: 1200, height: 394 },
      study: { width: 1200, height: 434 },
    },
  };
