import { z } from 'zod';
import { type Filterable, type JobFilterName, jobFilterNames, jobFilterValues } from '#jobs/job-filters.ts';
import { isoDay, seo, typesetText } from './shared.ts';

type FilterSchemas = { [Name in JobFilterName]: z.ZodType<Filterable[Name]> };
const filters = Object.fromEntries<z.ZodType>(
  jobFilterNames.map((name) => [name, z.enum(jobFilterValues[name])]),
) as FilterSchemas;

export const jobSchema = z
  .strictObject({
    title: typesetText,
    type: z.enum(['full-time', 'part-time']),
    ...filters,
    datePosted: isoDay.meta({ publishDate: true }),
    /** The last day; without one the job is open until it is filled. */
    validThrough: isoDay.optional(),
    seo,
    introduction: typesetText,
    about: typesetText,
    responsibilities: z.array(typesetText).min(3),
    requirements: z.array(typesetText).min(3),
  })
  .refine(({ datePosted, validThrough }) => closesInTime(datePosted, validThrough), {
    path: ['validThrough'],
    error: 'job.dates',
  });

/** Returns whether a job closes within a year of its posting. */
function closesInTime(datePosted: string, validThrough = datePosted) {
  const yearLater = `${Number(datePosted.slice(0, 4)) + 1}${datePosted.slice(4)}`;
  return datePosted <= validThrough && validThrough <= yearLater;
}

export type Job = z.infer<typeof jobSchema> & { id: number };
