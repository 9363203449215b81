import { byId, getContent } from '#content/content.ts';
import type { Job } from '#content/schemas/job.ts';
import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { breadcrumbs } from '../page/page-content.ts';
import { jobFacts, jobListProps, listedJob } from './job-props.ts';

export type JobContent = Awaited<ReturnType<typeof jobContent>>;

export async function jobContent(language: Language, id: number) {
  const { jobs, pages, ui, firm } = await getContent(language);
  const sources = { language, firm, labels: ui.jobs };
  const job = byId(jobs, id);
  const list = { label: pages.jobs.label, href: pages.jobs.href };
  const page = { label: job.title, href: localizedPath(language, paths.job(id)) };
  return {
    job,
    labels: ui.jobs,
    facts: jobFacts(job, sources),
    others: othersThan(job, jobs).map((other) => listedJob(other, sources)),
    apply: localizedPath(language, paths.apply(id)),
    breadcrumbs: breadcrumbs(language, ui, [list, { label: job.title }]),
    applyBreadcrumbs: breadcrumbs(language, ui, [list, page, { label: ui.jobs.apply }]),
    list,
  };
}

export async function jobListContent(language: Language) {
  const { jobs, firm, ui } = await getContent(language);
  return jobListProps(jobs, { language, firm, labels: ui.jobs });
}

/** The other jobs, those of the same category first. */
function othersThan(job: Job, jobs: Job[]): Job[] {
  const others = jobs.filter(({ id }) => id !== job.id);
  const distance = ({ category }: Job) => (category === job.category ? 0 : 1);
  return others.sort((one, other) => distance(one) - distance(other));
}
