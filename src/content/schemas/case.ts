import { z } from 'zod';
import { caseId, pictureId, seo, serviceId, text } from './shared.ts';

const figure = z.strictObject({
  figure: z.number(),
  sign: z.enum(['plus', 'minus', 'none']),
  unit: z.literal('percent'),
  label: text,
});
const inWords = z.strictObject({ text, label: text });
/** A result is a percentage, or words where there is no statistic. */
const result = z.union([figure, inWords]);

const part = z.strictObject({ head: text, text, points: z.array(text).min(3).max(5), picture: pictureId });

export const caseSchema = z.strictObject({
  name: text,
  industry: text,
  seo,
  title: text,
  subtitle: text,
  picture: pictureId,
  home: z.strictObject({ challenge: text, results: z.array(result).min(3).max(4), summary: text }),
  statistics: z
    .array(figure.extend({ explanation: text }))
    .length(3)
    .optional(),
  challenge: part,
  solution: part,
  results: part,
  work: z.strictObject({ summary: text, points: z.array(text).length(3) }),
  services: z.array(serviceId).min(1),
  next: caseId,
});

export type CaseResult = z.infer<typeof result>;
export type CaseStudy = z.infer<typeof caseSchema> & { id: z.infer<typeof caseId> };

/** Addresses of the cases: the specification names them so. */
export const casePaths: Record<CaseStudy['id'], string> = {
  samtech: '/samtechcase',
  tradimos: '/tradimos',
  healthcare: '/healthcare',
};
