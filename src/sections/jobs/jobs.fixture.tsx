import { getUi } from '#content/readers.ts';
import type { Job } from '#content/schemas/job.ts';
import type { Language } from '#i18n/languages.ts';
import type { JobDetailProps } from './job-detail.tsx';
import { jobListProps, jobProps } from './job-props.ts';

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

/** These jobs close one after the other, the sixth first. */
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

export const labelsOf = (language: Language) => getUi(language).jobs;

export const sampleJobListProps = (language: Language) => jobListProps(language, jobsOf(language));

export function jobDetailProps(language: Language, id: number, jobs = jobsOf(language)): JobDetailProps {
  const { breadcrumbs: _, applyBreadcrumbs: __, ...detail } = jobProps(language, id, jobs);
  const share = { labels: { ...getUi(language).share, newTab: '' }, links: [] };
  return { ...detail, share, posting: '{"@type":"JobPosting"}' };
}
