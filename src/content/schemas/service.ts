import { z } from 'zod';
import { caseId } from './case.ts';
import { serviceDocumentSchema } from './service-document.ts';
import {
  callToAction,
  id,
  order,
  picture,
  seo,
  serviceId,
  statementText,
  svgName,
  textFields,
  typesetText,
} from './shared.ts';

const subCard = z.strictObject({
  id: svgName('sub-cards'),
  ...textFields('title', 'shortDescription').shape,
});

const section = z.strictObject({
  id,
  ...textFields('heading', 'lead').shape,
  text: typesetText.optional(),
  keyPoints: z.array(typesetText).min(3).max(6).optional(),
  example: textFields('text').optional(),
  exampleFirst: z.boolean().optional(),
});

const category = z.strictObject({
  id,
  letter: typesetText.meta({ searchable: false }),
  title: typesetText,
  details: z.array(textFields('title', 'text')).length(3),
});
const factor = z.strictObject({
  id,
  letter: z.string().length(1).meta({ untranslated: true }),
  ...textFields('name', 'title', 'description').shape,
});
const labelled = textFields('label', 'text');
const target = textFields('objective', 'indicator').extend({
  target: z.number(),
  unit: z.enum(['hours', 'score-at-least', 'percent']),
});
const headings = z.tuple([typesetText, typesetText, typesetText]);
const titled = textFields('title', 'introduction');

/** The parts of the strategy service alone: analysis, direction, targets and review (docs/product.md, section 2). */
const strategy = {
  swot: titled.extend({ categories: z.array(category).length(4) }).optional(),
  pestle: titled.extend({ factors: z.array(factor).length(7) }).optional(),
  direction: titled.extend({ vision: labelled, mission: labelled, values: labelled }).optional(),
  kpi: z.strictObject({ caption: typesetText, headings, rows: z.array(target).length(4) }).optional(),
  review: textFields('title', 'text')
    .extend({ points: z.array(typesetText).min(3).max(5) })
    .optional(),
};

/** A project in one line, with its drawing: an amount before and after, or the steps that led to the result. */
const caseLine = z
  .strictObject({
    title: typesetText,
    measured: z
      .strictObject({
        measure: typesetText,
        before: z.int().min(0),
        after: z.int().min(0),
        unit: z.literal('percent').optional(),
      })
      .optional(),
    steps: z
      .array(z.strictObject({ figure: z.int().min(0).optional(), label: typesetText }))
      .min(2)
      .max(4)
      .optional(),
  })
  .refine(({ measured, steps }) => !measured !== !steps, { error: 'work.undrawn' });

export const serviceSchema = z.strictObject({
  order,
  title: typesetText,
  seo,
  ...textFields('shortDescription', 'description').shape,
  statement: statementText,
  /** A recent change in the market or the law, with its date. */
  whyNow: typesetText.optional(),
  illustration: svgName('services').meta({ svgFolder: 'services' }),
  picture: picture('entryHead', 'serviceTile', 'explorer'),
  subCards: z.array(subCard).min(2).max(4),
  sections: z.array(section).min(1).max(6),
  document: serviceDocumentSchema.optional(),
  ...strategy,
  cases: z.array(caseLine).length(2),
  callToAction,
  related: z.strictObject({ case: caseId.optional(), services: z.array(serviceId).length(2) }),
});

export type Service = z.infer<typeof serviceSchema> & { id: number; href: string; documentHref: string };
