import { byId, type Content } from '#content/content.ts';
import type { Job } from '#content/schemas/job.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { breadcrumbs } from '../page/page-content.ts';
import { jobFacts, listedJob } from './job-props.ts';

export type JobContent = ReturnType<typeof jobContent>;

export function jobContent({ language, jobs, pages, ui, firm }: Content, id: number) {
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

/** The other jobs, those of the same category first. */
function othersThan(job: Job, jobs: Job[]): Job[] {
  const others = jobs.filter(({ id }) => id !== job.id);
  const distance = ({ category }: Job) => (category === job.category ? 0 : 1);
  return others.sort((one, other) => distance(one) - distance(other));
}
