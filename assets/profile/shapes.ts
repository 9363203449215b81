import type { Language } from '#i18n/languages.ts';
import type { PhotoOptions } from '../print-templates/photos.ts';

interface Shapes {
  values: PhotoOptions;
  services: PhotoOptions;
  study: PhotoOptions;
  headOffice: PhotoOptions;
}

/** Pictures whose shape differs by language: along the page in one, across it in the other. */
export const shapes: Record<Language, Shapes> = {
  en: {
    values: { width: 1400, height: 827 },
    services: { width: 660, height: 900 },
    study: { width: 600, height: 900 },
    headOffice: { width: 1200, height: 640, position: 'top' },
  },
  ar: {
    values: { width: 510, height: 1350 },
    services: { width: 1200, height: 394 },
    study: { width: 1200, height: 434 },
    headOffice: { width: 1200, height: 828, position: 'top' },
  },
};
