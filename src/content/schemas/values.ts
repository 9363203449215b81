import { z } from 'zod';
import { id, oneToTwelve, textFields, typesetText } from './shared.ts';

export const firmValuesSchema = z.strictObject({
  label: typesetText,
  values: oneToTwelve(z.strictObject({ id, ...textFields('name', 'text').shape })),
});
export type FirmValuesContent = z.infer<typeof firmValuesSchema>;
