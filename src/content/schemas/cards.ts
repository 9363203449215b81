import { z } from 'zod';
import { withPlaceholder } from '#forms/content-text.ts';

/** How a share card is composed: see assets/cards/card.tsx. */
const cardKinds = [
  'scene',
  'service',
  'split',
  'article',
  'case',
  'faces',
  'atlas',
  'wall',
  'illustrations',
  'columns',
  'paper',
  'pattern',
] as const;

export const cardMessagesSchema = z.strictObject({
  descriptions: z.record(z.enum(cardKinds), withPlaceholder),
});
