import { z } from 'zod';
import { withPlaceholder } from './text.ts';

/** How a share card is laid out (assets/cards/card-drawing.tsx). */
const cardKinds = ['picture', 'pattern', 'figures'] as const;

export const shareCardMessagesSchema = z.strictObject({
  descriptions: z.record(z.enum(cardKinds), withPlaceholder),
});
