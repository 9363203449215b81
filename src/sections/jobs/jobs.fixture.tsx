import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Job } from '#content/schemas/job.ts';
import type { Language } from '#i18n/languages.ts';
import { type JobSources, jobFacts, listedJob, jobListProps as listProps } from './job-content.ts';
import type { JobDetailProps } from './job-detail.tsx';

const read = (language: Language, file: string) =>
  parse(readFileSync(`content/${language}/${file}.yaml`, 'utf8'));

const titles: Record<Language, string[]> = {
  en: ['Project manager', 'Editor', 'Analyst', 'Specialist', 'Consultant', 'Associate'],
  ar: ['مدير مشروع', 'محرّر', 'محلّل', 'أخصائي', 'مستشار', 'مساعد'],
};

const facts = [
  { type: 'full-time', location: 'ksa', category: 'marketing', validThrough: '2027-02-28' },
  { type: 'full-time', location: 'egypt', category: 'marketing', validThrough: '2027-01-15' },
  { type: 'full-time', location: 'ksa', category: 'finance', validThrough: '2027-01-31' },
  { type: 'part-time', location: 'bahrain', category: 'marketing', validThrough: '2026-12-20' },
  { type: 'full-time', location: 'jordan', category: 'finance', validThrough: '2027-03-31' },
  { type: 'part-time', location: 'egypt', category: 'finance', validThrough: '2026-11-10' },
] as const;

/** Jobs that close one after the other, the sixth first. */
export const jobsOf = (language: Language): Job[] =>
  facts.map((fact, index) => ({
    id: index + 1,
    title: titles[language][index] ?? '',
    ...fact,
    datePosted: '2026-09-20',
    seo: { title: 'title', description: 'description' },
    introduction: 'introduction',
    about: 'about',
    responsibilities: ['one', 'two', 'three'],
    requirements: ['four', 'five', 'six'],
  }));

export const labelsOf = (language: Language): JobSources['ui']['jobs'] => read(language, 'ui').jobs;

const sourcesOf = (language: Language): JobSources => ({
  language,
  firm: read(language, 'firm'),
  ui: read(language, 'ui'),
});

/** What the list's page is built with. */
export const jobListProps = (language: Language) => listProps(jobsOf(language), sourcesOf(language));

/** What the page of the job with this number is built with. */
export function jobDetailProps(language: Language, id: number, jobs = jobsOf(language)): JobDetailProps {
  const sources = sourcesOf(language);
  const job = jobs.find((candidate) => candidate.id === id) as Job;
  return {
    job,
    others: jobs.filter((other) => other !== job).map((other) => listedJob(other, sources)),
    list: { label: 'Jobs', href: '/jobs' },
    labels: sources.ui.jobs,
    facts: jobFacts(job, sources),
    apply: `/apply/${id}`,
    share: { labels: { ...read(language, 'ui').share, newTab: '' }, links: [] },
    posting: '{"@type":"JobPosting"}',
  };
}
