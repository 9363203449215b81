import { z } from 'zod';
import { company } from './clients.ts';
import { order, picture, textFields } from './shared.ts';

export const partnerSchema = z.strictObject({
  order,
  ...company,
  picture: picture('partner').optional(),
  ...textFields('specialty', 'location', 'description').shape,
});
export type Partner = z.infer<typeof partnerSchema> & { id: string };
