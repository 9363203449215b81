import encoded from './encoded-pictures.json' with { type: 'json' };

export type PictureId = keyof typeof encoded;

export const pictureIds = Object.keys(encoded) as [PictureId, ...PictureId[]];

/** Pictures with a quiet side, which Arabic turns round (the art's notes). */
export const mirrored: PictureId[] = [
  'about',
  'careers',
  'csr-banner',
  'csr-trees',
  'csr-maps',
  'hero-arches',
  'hero-mashrabiya',
];
