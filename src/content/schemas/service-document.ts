import { z } from 'zod';
import { isoDay, seo, textFields, typesetText } from './shared.ts';

const block = z
  .strictObject({
    heading: typesetText,
    text: typesetText.optional(),
    columns: z.array(typesetText).min(2).max(7).optional(),
    /** A row with fewer cells than columns is left to be filled in by hand. */
    rows: z.array(z.strictObject({ cells: z.array(typesetText).min(1) })).optional(),
    figures: z.boolean().optional(),
    items: z.array(typesetText).min(2).optional(),
    facts: z.array(textFields('label', 'text')).min(2).optional(),
  })
  .refine(
    ({ columns, rows = [] }) =>
      !columns === (rows.length === 0) && rows.every(({ cells }) => cells.length <= (columns ?? []).length),
    { path: ['rows'], error: 'table.uneven' },
  );

/** An example of what the client of a service receives: tables, lists and cards on a page to open and print. */
export const serviceDocumentSchema = z.strictObject({
  ...textFields('title', 'introduction').shape,
  seo,
  /** The day on which its rules and rates were last compared with their sources. */
  asOf: isoDay,
  blocks: z.array(block).min(1).max(8),
  sources: z.array(typesetText).optional(),
});

export type ServiceDocument = z.infer<typeof serviceDocumentSchema>;
