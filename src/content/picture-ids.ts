import { keysOf } from '#i18n/records.ts';
import encoded from './encoded-pictures.json' with { type: 'json' };

export type PictureId = keyof typeof encoded;

export const pictureIds = keysOf(encoded);
