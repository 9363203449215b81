import { z } from 'zod';
import { jobCategories, jobLocations } from '#forms/job-filters.ts';
import { day, seo, text } from './shared.ts';

export const jobSchema = z.strictObject({
  title: text,
  type: z.enum(['full-time', 'part-time']),
  location: z.enum(jobLocations),
  category: z.enum(jobCategories),
  datePosted: day,
  /** The last day; without one the job is open until it is filled. */
  validThrough: day.optional(),
  seo,
  introduction: text,
  about: text,
  responsibilities: z.array(text).min(3),
  requirements: z.array(text).min(3),
});

export type Job = z.infer<typeof jobSchema> & { id: number };
