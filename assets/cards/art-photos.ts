import type { PictureId } from '#content/picture-ids.ts';
import { getPictures } from '#content/readers.ts';
import { factsOfPicture } from '#content/schemas/picture.ts';
import type { PhotoSource } from '../print-templates/photo.tsx';
import { getPhoto, type PhotoOptions } from '../print-templates/photos.ts';
import type { Card, CardArt } from './card-list.ts';
import { picturesOf } from './card-list.ts';

export interface CardPhoto extends PhotoSource {
  /** Whether Arabic turns the picture round. */
  mirrored: boolean;
}

/** In pixels: twice as large as they are drawn, as far as the sources reach. */
const shapes: Partial<Record<CardArt['kind'], Omit<PhotoOptions, 'quality'>>> = {
  scene: { width: 1600, height: 840 },
  service: { width: 765, height: 900 },
  split: { width: 765, height: 900 },
  article: { width: 1200, height: 234 },
  case: { width: 1072, height: 828 },
  columns: { width: 256, height: 900 },
  paper: { width: 880, height: 1240 },
};

/** The pictures of a card, cut to the shape in which they are drawn. */
export function artPhotos(card: Card): Promise<CardPhoto[]> {
  const { kind } = card.art;
  const photo = async (id: PictureId) => {
    const shape = shapes[kind] ?? { width: 1200, height: 900 };
    const { mirrored = false, offCentre } = factsOfPicture(getPictures(), id);
    const position = kind === 'article' && offCentre ? 'attention' : undefined;
    return {
      ...(await getPhoto(id, { ...shape, position, quality: 94 })),
      mirrored,
    };
  };
  return Promise.all(picturesOf(card).map(photo));
}
