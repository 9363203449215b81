import type { Firm } from '#content/schemas/firm.ts';
import type { Job } from '#content/schemas/job.ts';
import type { Ui } from '#content/schemas/ui.ts';
import { jobCategories, jobLocations } from '#jobs/job-filters.ts';
import type { Language } from '#language/languages.ts';
import { formatDate } from '#language/numbers.ts';
import { localizedPath, paths } from '#language/paths.ts';
import type { JobListProps } from './job-list.tsx';
import type { JobRowProps } from './job-row.tsx';

/** What the words about jobs are taken from, in one language. */
export interface JobSources {
  language: Language;
  firm: Pick<Firm, 'countries'>;
  labels: Ui['jobs'];
}

/** The list of jobs with its filters, in words. */
export function jobListProps(jobs: Job[], sources: JobSources): JobListProps {
  const { language, firm, labels } = sources;
  return {
    href: localizedPath(language, paths.page('jobs')),
    language,
    labels,
    fields: {
      location: {
        label: labels.location,
        all: labels.allLocations,
        choices: jobLocations.map((value) => ({ value, label: firm.countries[value] })),
      },
      category: {
        label: labels.category,
        all: labels.allCategories,
        choices: jobCategories.map((value) => ({ value, label: labels[value] })),
      },
    },
    jobs: jobs.map((job) => jobRowProps(job, sources)),
  };
}

/** One job as a row of a list, in words. */
export function jobRowProps(job: Job, sources: JobSources): JobRowProps {
  const { id, title, location, category } = job;
  const facts = jobFacts(job, sources);
  return { id, title, location, category, facts, href: localizedPath(sources.language, paths.job(id)) };
}

/** Type, place, category and days, in words. */
export function jobFacts(job: Job, { language, firm, labels }: JobSources) {
  const day = (value: string) => ({ value, date: formatDate(language, value) });
  return {
    category: labels[job.category],
    type: job.type === 'full-time' ? labels.fullTime : labels.partTime,
    place: firm.countries[job.location],
    posted: { label: labels.posted, ...day(job.datePosted) },
    closes: {
      labels: { open: labels.validThrough, closing: labels.closesSoon, closed: labels.closedOn },
      untilFilled: labels.untilFilled,
      day: job.validThrough ? day(job.validThrough) : undefined,
    },
  };
}

export type JobFacts = ReturnType<typeof jobFacts>;
