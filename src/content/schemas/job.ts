import { z } from 'zod';
import { type Filterable, type JobFilterName, jobFilterNames, jobFilterValues } from '#forms/job-filters.ts';
import { day, seo, text } from './shared.ts';

/** A choice for each filter, called as the filter is. */
type FilterSchemas = { [Name in JobFilterName]: z.ZodType<Filterable[Name]> };
const filters = Object.fromEntries<z.ZodType>(
  jobFilterNames.map((name) => [name, z.enum(jobFilterValues[name])]),
) as FilterSchemas;

export const jobSchema = z.strictObject({
  title: text,
  type: z.enum(['full-time', 'part-time']),
  ...filters,
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
