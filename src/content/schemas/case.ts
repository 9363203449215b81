import { z } from 'zod';
import { callToAction, id, order, picture, seo, serviceId, textFields, typesetText } from './shared.ts';

export const caseId = id.meta({ entryLink: 'cases' });

const figure = z.strictObject({
  figure: z.number(),
  sign: z.enum(['plus', 'minus', 'none']),
  label: typesetText,
});
const inWords = textFields('text', 'label');
const result = z.union([figure, inWords]);

/** A figure's chart: its two bars, the measure of both, and the drawing in words. */
const chart = z.strictObject({
  measure: typesetText,
  before: z.number().positive(),
  after: z.number().positive(),
  description: typesetText,
});
/** Refuses a figure that is not the change between the two bars of its chart, up or down. */
const statistic = figure
  .extend({ explanation: typesetText, chart })
  .refine(({ figure, chart }) => Math.round(Math.abs(chart.after / chart.before - 1) * 100) === figure, {
    path: ['chart'],
    error: 'chart.differs',
  });

const part = textFields('heading', 'text').extend({ points: z.array(typesetText).min(3).max(5) });

const change = { measure: typesetText, before: z.int().positive(), after: z.int().positive() };

const drawing = z
  .strictObject({
    kind: z.enum(['layers', 'lines', 'files']),
    ...change,
    description: typesetText,
    rows: z.array(z.strictObject(change)).max(4).optional(),
  })
  .refine(({ before, after }) => after < before, { path: ['after'], error: 'drawing.grows' });

const study = z.strictObject({
  order,
  path: z
    .string()
    .regex(/^\/[a-z0-9]+(-[a-z0-9]+)*$/, 'format.path')
    .meta({ untranslated: true }),
  ...textFields('name', 'industry').shape,
  seo,
  ...textFields('title', 'subtitle').shape,
  picture: picture('entryHead'),
  pictureNarrow: picture('caseTab'),
  drawing,
  home: z.strictObject({
    challenge: typesetText,
    results: z.array(result).min(3).max(4),
    summary: typesetText,
  }),
  statistics: z.array(statistic).length(3).optional(),
  challenge: part,
  solution: part,
  results: part,
  work: z.strictObject({ summary: typesetText, points: z.array(typesetText).length(3) }),
  callToAction,
  services: z.array(serviceId).min(1),
});

/** A case's figures on the home page are those of the case's page. */
export const caseSchema = study.check(({ value: { home, statistics }, issues }) => {
  for (const [index, input] of home.results.entries()) {
    const shown = statistics?.[index];
    if (
      statistics &&
      (shown?.figure !== ('figure' in input ? input.figure : undefined) || shown?.label !== input.label)
    )
      issues.push({ code: 'custom', message: 'results.differ', path: ['home', 'results', index], input });
  }
});

export type CaseResult = z.infer<typeof result>;
export type CaseStudy = z.infer<typeof caseSchema> & { id: string; href: string };
