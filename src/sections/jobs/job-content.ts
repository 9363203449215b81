import type { Content } from '#content/content.ts';
import type { Job } from '#content/schemas/job.ts';
import { formatDate } from '#i18n/numbers.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { filterable, type JobFilterName, jobFilterNames, jobFilterValues } from '#jobs/job-filters.ts';
import { breadcrumbs } from '../page/link-content.ts';

export type JobSources = Pick<Content, 'language' | 'firm' | 'ui'>;

export function jobListProps(jobs: Job[], sources: JobSources) {
  const { language, firm } = sources;
  const labels = sources.ui.jobs;
  const { filter, count, closedCount, none, clear } = labels;
  const { validThrough, closesSoon, closedOn, untilFilled } = labels;
  const words = { ...firm.countries, ...labels.values };
  return {
    href: localizedPath(language, paths.page('jobs')),
    language,
    labels: { filter, count, closedCount, none, clear, validThrough, closesSoon, closedOn, untilFilled },
    fields: Object.fromEntries(
      jobFilterNames.map((name) => [
        name,
        {
          ...labels.filters[name],
          choices: Object.fromEntries(jobFilterValues[name].map((value) => [value, words[value]])),
        },
      ]),
    ) as Record<JobFilterName, { label: string; all: string; choices: Record<string, string> }>,
    jobs: jobs.map((job) => listedJob(job, sources)),
  };
}

export function listedJob(job: Job, sources: JobSources) {
  const { id, title } = job;
  const { type, place, closes } = jobFacts(job, sources);
  const href = localizedPath(sources.language, paths.job(id));
  return { id, title, ...filterable(job), type, place, closes, href };
}

export function jobFacts(job: Job, { language, firm, ui: { jobs: labels } }: JobSources) {
  const day = (value: string) => ({ value, date: formatDate(language, value) });
  return {
    category: labels.values[job.category],
    type: job.type === 'full-time' ? labels.fullTime : labels.partTime,
    place: firm.countries[job.location],
    posted: day(job.datePosted),
    closes: job.validThrough ? day(job.validThrough) : undefined,
  };
}

export type JobListProps = ReturnType<typeof jobListProps>;
export type ListedJob = ReturnType<typeof listedJob>;
export type JobFacts = ReturnType<typeof jobFacts>;

export type Day = JobFacts['posted'];

export type JobContent = ReturnType<typeof jobContent>;

export function jobContent(content: Content, job: Job) {
  const { language, jobs, pages, ui } = content;
  const list = { label: pages.jobs.label, href: pages.jobs.href };
  const page = { label: job.title, href: localizedPath(language, paths.job(job.id)) };
  return {
    job,
    labels: ui.jobs,
    facts: jobFacts(job, content),
    others: othersThan(job, jobs).map((other) => listedJob(other, content)),
    apply: localizedPath(language, paths.apply(job.id)),
    breadcrumbs: breadcrumbs(content, list, { label: job.title }),
    applyBreadcrumbs: breadcrumbs(content, list, page, { label: ui.jobs.apply }),
    list,
  };
}

/** The other jobs, those of the same category first. */
function othersThan(job: Job, jobs: Job[]): Job[] {
  const others = jobs.filter(({ id }) => id !== job.id);
  const distance = ({ category }: Job) => (category === job.category ? 0 : 1);
  return others.sort((one, other) => distance(one) - distance(other));
}
