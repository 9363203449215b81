import { z } from 'zod';
import { caseId } from './case.ts';
import { drawingId, id, pictureId, seo, serviceId, text, texts } from './shared.ts';

const section = z.strictObject({
  id,
  head: text,
  lead: text,
  text,
  keyPoints: z.array(text).min(3).max(6),
  example: texts('text'),
});

const swot = z.strictObject({
  title: text,
  introduction: text,
  categories: z
    .array(
      z.strictObject({
        id,
        letter: text,
        title: text,
        details: z.array(texts('title', 'text')).length(3),
      }),
    )
    .length(4),
});

const pestle = z.strictObject({
  title: text,
  introduction: text,
  letters: z
    .array(z.strictObject({ id, letter: z.string().length(1), name: text, title: text, description: text }))
    .length(7),
});

const subCard = z.strictObject({
  id: drawingId('sub-cards'),
  title: text,
  shortDescription: text,
});

const labelled = texts('label', 'text');

const kpi = z.strictObject({
  caption: text,
  headings: z.tuple([text, text, text]),
  rows: z
    .array(
      z.strictObject({
        objective: text,
        indicator: text,
        target: z.number(),
        unit: z.enum(['hours', 'score-at-least', 'percent']),
      }),
    )
    .length(4),
});

/** What only the strategy service has: analysis, direction, targets and review (specification, section 2). */
const strategy = {
  swot: swot.optional(),
  pestle: pestle.optional(),
  direction: z
    .strictObject({ title: text, introduction: text, vision: labelled, mission: labelled, values: labelled })
    .optional(),
  kpi: kpi.optional(),
  review: z.strictObject({ title: text, text, points: z.array(text).min(3).max(5) }).optional(),
};

export const serviceSchema = z.strictObject({
  title: text,
  seo,
  shortDescription: text,
  description: text,
  statement: text,
  figure: drawingId('services').meta({ drawings: 'services' }),
  picture: pictureId,
  subCards: z.array(subCard).min(2).max(4),
  sections: z.array(section).min(1).max(6),
  ...strategy,
  cases: z.array(z.strictObject({ picture: pictureId, title: text })).length(2),
  call: z.strictObject({ title: text, benefits: z.array(text).length(3), button: text }),
  related: z.strictObject({ case: caseId, services: z.array(serviceId).length(2) }),
});

export type Service = z.infer<typeof serviceSchema> & { id: number };
