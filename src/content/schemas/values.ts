import { z } from 'zod';
import { id, oneToTwelve, textFields, typesetText } from './shared.ts';

export const valuesSchema = z.strictObject({
  label: typesetText,
  values: oneToTwelve(z.strictObject({ id, ...textFields('name', 'text').shape })),
});
export type ValuesContent = z.infer<typeof valuesSchema>;
