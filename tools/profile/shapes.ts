import type { PictureId } from '#content/picture-ids.ts';
import type { Language } from '#language/languages.ts';
import type { PhotoWish } from '../drawn-pages/photos.ts';

interface Shapes {
  values: PhotoWish & { id: PictureId };
  services: PhotoWish;
  study: PhotoWish;
  headOffice: PhotoWish;
}

/** Pictures whose shape differs by language: along the page in one, across it in the other. */
export const shapes: Record<Language, Shapes> = {
  en: {
    values: { id: 'hero-arches', width: 1400, height: 827 },
    services: { width: 660, height: 900 },
    study: { width: 600, height: 900 },
    headOffice: { width: 1200, height: 640, position: 'top' },
  },
  ar: {
    values: { id: 'hero-arches-mobile', width: 510, height: 1350 },
    services: { width: 1200, height: 394 },
    study: { width: 1200, height: 434 },
    headOffice: { width: 1200, height: 828, position: 'top' },
  },
};
