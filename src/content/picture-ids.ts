import encoded from './encoded-pictures.json' with { type: 'json' };

export type PictureId = keyof typeof encoded;

export const pictureIds = Object.keys(encoded) as [PictureId, ...PictureId[]];
