import { type PageId, pageIds, type SitePart, sitePages } from '#i18n/pages.ts';
import { paths } from '#i18n/paths.ts';
import { jobState, riyadhDay } from '#jobs/job-state.ts';
import type { Content } from './content.ts';
import type { Job } from './schemas/job.ts';
import type { Page } from './schemas/page.ts';
import type { Ui } from './schemas/ui.ts';

type PageText = Page['seo'];

export interface SitePage extends PageText {
  /** Without a language. */
  path: string;
  /** The files that its own words stand in; one that ends with a slash is a folder. */
  files: string[];
}

/** Every page for search engines, part by part; without jobs closed by that moment. */
export function siteParts(content: Content, now: number) {
  const { language, home, pages, services, cases, articles, jobs, ui } = content;
  const at = (path: string, seo: PageText, ...names: string[]): SitePage => {
    return { path, ...seo, files: names.map((name) => `content/${language}/${name}`) };
  };
  const page = (id: PageId) =>
    at(paths.page(id), pages[id].seo, `pages/${id}.yaml`, ...(sourceFiles[id] ?? []));
  const open = jobs.filter((job) => jobState(job, riyadhDay(now)) !== 'closed');
  const lists: Partial<Record<SitePart, SitePage[]>> = {
    services: services.map(({ id, seo }) => at(paths.service(id), seo, `services/${id}.yaml`)),
    work: cases.map(({ id, path, seo }) => at(path, seo, `cases/${id}.yaml`)),
    insights: articles.map(({ id, seo }) => at(paths.article(id), seo, `insights/${id}.md`)),
    jobs: open.flatMap((job) => [
      at(paths.job(job.id), job.seo, `jobs/${job.id}.yaml`),
      at(paths.apply(job.id), applyPageText(ui.jobs, job), `jobs/${job.id}.yaml`),
    ]),
  };
  const labels: Record<SitePart, string> = {
    about: ui.aboutMenu.label,
    services: pages.services.label,
    work: pages.work.label,
    insights: pages.insights.label,
    jobs: pages.jobs.label,
    contact: ui.footer.contact,
  };
  const front = at(paths.home, home.seo, 'pages/home.yaml', 'firm.yaml', 'clients.yaml');
  const parts = [...Map.groupBy(pageIds, (id) => sitePages[id].part)].map(([part, [first, ...others]]) => ({
    label: labels[part],
    pages: [...(first ? [page(first)] : []), ...(lists[part] ?? []), ...others.map(page)],
  }));
  return [{ label: ui.home, pages: [front] }, ...parts];
}

/** What a page shows whole beside its own file, or lists. */
const sourceFiles: Partial<Record<PageId, string[]>> = {
  whoweare: ['values.yaml'],
  ourpeople: ['team/'],
  offices: ['offices/'],
  ourpartners: ['partners/'],
  services: ['services/'],
  work: ['cases/'],
  insights: ['insights/'],
  jobs: ['jobs/'],
};

export function applyPageText(labels: Ui['jobs'], { title, introduction }: Job): PageText {
  return { title: `${labels.apply}: ${title}`, description: introduction };
}
