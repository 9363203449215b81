import { z } from 'zod';
import { caseId } from './case.ts';
import { drawingId, id, order, picture, seo, serviceId, text, texts } from './shared.ts';

const subCard = z.strictObject({
  id: drawingId('sub-cards'),
  title: text,
  shortDescription: text,
});

const section = z.strictObject({
  id,
  head: text,
  lead: text,
  text,
  keyPoints: z.array(text).min(3).max(6),
  example: texts('text'),
});

const category = z.strictObject({
  id,
  letter: text.meta({ searchable: false }),
  title: text,
  details: z.array(texts('title', 'text')).length(3),
});
const force = z.strictObject({
  id,
  letter: z.string().length(1).meta({ untranslated: true }),
  ...texts('name', 'title', 'description').shape,
});
const labelled = texts('label', 'text');
const target = texts('objective', 'indicator').extend({
  target: z.number(),
  unit: z.enum(['hours', 'score-at-least', 'percent']),
});
const headings = z.tuple([text, text, text]);
const titled = texts('title', 'introduction');

/** What only the strategy service has: analysis, direction, targets and review (docs/product.md, section 2). */
const strategy = {
  swot: titled.extend({ categories: z.array(category).length(4) }).optional(),
  pestle: titled.extend({ letters: z.array(force).length(7) }).optional(),
  direction: titled.extend({ vision: labelled, mission: labelled, values: labelled }).optional(),
  kpi: z.strictObject({ caption: text, headings, rows: z.array(target).length(4) }).optional(),
  review: texts('title', 'text')
    .extend({ points: z.array(text).min(3).max(5) })
    .optional(),
};

export const serviceSchema = z.strictObject({
  order,
  title: text,
  seo,
  shortDescription: text,
  description: text,
  statement: text,
  figure: drawingId('services').meta({ drawings: 'services' }),
  picture: picture('pageHead', 'serviceTile', 'explorer'),
  subCards: z.array(subCard).min(2).max(4),
  sections: z.array(section).min(1).max(6),
  ...strategy,
  cases: z.array(z.strictObject({ picture: picture('serviceCase'), title: text })).length(2),
  call: z.strictObject({ title: text, benefits: z.array(text).length(3), button: text }),
  /** The case, where one fits, had this service's part in it. */
  related: z.strictObject({ case: caseId.optional(), services: z.array(serviceId).length(2) }),
});

export type Service = z.infer<typeof serviceSchema> & { id: number; href: string };
