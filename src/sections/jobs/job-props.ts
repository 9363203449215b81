import { isScheduled } from '#content/dates/publish-date.ts';
import { byId, getFirm, getJobs, getPages, getUi } from '#content/readers.ts';
import type { Job } from '#content/schemas/job.ts';
import type { Ui } from '#content/schemas/ui.ts';
import type { PluralForms } from '#i18n/count.ts';
import { formatDate } from '#i18n/dates.ts';
import type { Language } from '#i18n/languages.ts';
import {
  type Filterable,
  filterable,
  type JobFilterName,
  jobFilterNames,
  jobFilterValues,
} from '#jobs/job-filters.ts';
import { recordOf } from '#lib/records.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import type { BreadcrumbProps } from '#ui/breadcrumb.tsx';
import { breadcrumbs } from '../page/link-props.ts';

export interface JobListProps {
  href: string;
  language: Language;
  labels: JobListLabels;
  fields: Record<JobFilterName, Ui['jobs']['filters'][JobFilterName] & { choices: Record<string, string> }>;
  jobs: JobSummary[];
}

type JobListLabels = Record<
  'filter' | 'none' | 'clear' | 'validThrough' | 'closesSoon' | 'closedOn' | 'untilFilled',
  string
> &
  Record<'count' | 'closedCount', PluralForms>;

export interface JobProps {
  job: Job;
  labels: Ui['jobs'];
  facts: JobFacts;
  others: JobSummary[];
  apply: string;
  breadcrumbs: BreadcrumbProps;
  applyBreadcrumbs: BreadcrumbProps;
  list: { label: string; href: string };
  training: { label: string; href: string };
}

export interface DayInWords {
  iso: string;
  words: string;
}

export interface JobFacts {
  category: string;
  type: string;
  place: string;
  posted: DayInWords;
  closes: DayInWords | undefined;
}

export interface JobSummary extends Filterable {
  id: number;
  title: string;
  href: string;
  type: string;
  place: string;
  closes: DayInWords | undefined;
}

export function jobListProps(language: Language, jobs = getJobs(language)): JobListProps {
  const { filters, values, ...labels } = getUi(language).jobs;
  const { filter, count, closedCount, none, clear } = labels;
  const { validThrough, closesSoon, closedOn, untilFilled } = labels;
  const valueLabels: Record<string, string> = { ...getFirm(language).countries, ...values };
  const choicesOf = (choices: readonly string[]) =>
    Object.fromEntries(choices.map((value) => [value, valueLabels[value] ?? value]));
  return {
    href: localizedPath(language, paths.page('jobs')),
    language,
    labels: { filter, count, closedCount, none, clear, validThrough, closesSoon, closedOn, untilFilled },
    fields: recordOf(jobFilterNames, (name) => ({
      ...filters[name],
      choices: choicesOf(jobFilterValues[name]),
    })),
    jobs: jobs.map((job) => jobSummary(language, job)),
  };
}

function jobSummary(language: Language, job: Job): JobSummary {
  const { id, title } = job;
  const { type: hours, place, closes, posted } = jobFacts(language, job);
  const type = isScheduled(job.datePosted)
    ? `${getUi(language).scheduledNotice} ${posted.words} · ${hours}`
    : hours;
  const href = localizedPath(language, paths.job(id));
  return { id, title, ...filterable(job), type, place, closes, href };
}

export function jobFacts(language: Language, job: Job): JobFacts {
  const { jobs: labels } = getUi(language);
  const day = (iso: string) => ({ iso, words: formatDate(language, iso) });
  return {
    category: labels.values[job.category],
    type: job.type === 'full-time' ? labels.fullTime : labels.partTime,
    place: getFirm(language).countries[job.location],
    posted: day(job.datePosted),
    closes: job.validThrough ? day(job.validThrough) : undefined,
  };
}

export function jobProps(language: Language, id: number, jobs = getJobs(language)): JobProps {
  const { jobs: labels } = getUi(language);
  const { jobs: jobsPage, applytraining } = getPages(language);
  const list = { label: jobsPage.label, href: jobsPage.href };
  const job = byId(jobs, id);
  const page = { label: job.title, href: localizedPath(language, paths.job(id)) };
  return {
    job,
    labels,
    facts: jobFacts(language, job),
    others: othersThan(job, jobs).map((other) => jobSummary(language, other)),
    apply: localizedPath(language, paths.apply(id)),
    breadcrumbs: breadcrumbs(language, list, { label: job.title }),
    applyBreadcrumbs: breadcrumbs(language, list, page, { label: labels.apply }),
    list,
    training: { label: applytraining.label, href: applytraining.href },
  };
}

function othersThan(job: Job, jobs: Job[]): Job[] {
  const others = jobs.filter(({ id }) => id !== job.id);
  const distance = ({ category }: Job) => (category === job.category ? 0 : 1);
  return others.sort((one, other) => distance(one) - distance(other));
}
