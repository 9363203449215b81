import { z } from 'zod';
import { id, text } from './shared.ts';

/** What the firm holds itself to: five words, each with a sentence. */
export const valuesSchema = z.strictObject({
  label: text,
  values: z.array(z.strictObject({ id, name: text, text })).length(5),
});

export type Values = z.infer<typeof valuesSchema>;
