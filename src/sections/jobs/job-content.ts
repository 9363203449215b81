import { getFirm, getJobs, getPages, getUi } from '../../content/content.ts';
import type { Firm } from '../../content/schemas/firm.ts';
import type { Job } from '../../content/schemas/job.ts';
import type { Ui } from '../../content/schemas/ui.ts';
import { address, paths } from '../../language/address.ts';
import type { Language } from '../../language/languages.ts';
import { formatDate } from '../../language/numbers.ts';
import { trail } from '../page/page-content.ts';

/** Everything that a job's page and its application page show, in a language. */
export async function jobContent(language: Language, id: number) {
  const [jobs, pages, firm, ui] = await Promise.all([
    getJobs(language),
    getPages(language),
    getFirm(language),
    getUi(language),
  ]);
  const job = jobs.find((candidate) => candidate.id === id);
  if (!job) throw new Error(`content/${language}/jobs/${id}.yaml is missing`);
  const list = { label: pages.jobs.label, href: address(language, paths.page('jobs')) };
  const page = { label: job.title, href: address(language, paths.job(id)) };
  return {
    job,
    labels: ui.jobs,
    facts: jobFacts(language, job, firm, ui),
    apply: address(language, paths.apply(id)),
    trail: trail(language, ui, [list, { label: job.title }]),
    applyTrail: trail(language, ui, [list, page, { label: ui.jobs.apply }]),
    list,
  };
}

/** The six jobs as the list shows them. */
export async function jobRows(language: Language) {
  const [jobs, firm, ui] = await Promise.all([getJobs(language), getFirm(language), getUi(language)]);
  return jobs.map((job) => ({
    href: address(language, paths.job(job.id)),
    title: job.title,
    facts: jobFacts(language, job, firm, ui),
  }));
}

/** Category, type, place and closing date, in words. */
function jobFacts(language: Language, job: Job, firm: Firm, { jobs }: Ui) {
  return {
    category: jobs[job.category],
    type: job.type === 'full-time' ? jobs.fullTime : jobs.partTime,
    place: firm.countries[job.location],
    closes: `${jobs.validThrough} ${formatDate(language, job.validThrough)}`,
  };
}
