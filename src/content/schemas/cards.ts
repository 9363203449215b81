import { z } from 'zod';
import { text } from './shared.ts';

/** How a share card is composed: see tools/cards/card.tsx. */
const cardKinds = [
  'scene',
  'service',
  'split',
  'article',
  'case',
  'faces',
  'atlas',
  'wall',
  'figures',
  'columns',
  'paper',
  'pattern',
] as const;

const withTitle = text.refine((value) => value.split('…').length === 2, 'wants one … in it, for the title');

export const cardMessagesSchema = z.strictObject({ descriptions: z.record(z.enum(cardKinds), withTitle) });
