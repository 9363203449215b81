import encoded from './encoded-pictures.json' with { type: 'json' };

export type PictureId = keyof typeof encoded;

/** Names of the pictures in content/pictures that are encoded for pages. */
export const pictureIds = Object.keys(encoded) as [PictureId, ...PictureId[]];
