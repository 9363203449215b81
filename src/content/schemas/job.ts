import { z } from 'zod';
import { countryId, day, seo, text } from './shared.ts';

export const jobSchema = z.strictObject({
  title: text,
  type: z.enum(['full-time', 'part-time']),
  location: countryId,
  category: z.enum(['marketing', 'finance']),
  datePosted: day,
  validThrough: day,
  seo,
  introduction: text,
  about: text,
  responsibilities: z.array(text).min(3),
  requirements: z.array(text).min(3),
});

export type Job = z.infer<typeof jobSchema> & { id: number };
