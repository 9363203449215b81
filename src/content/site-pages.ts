import type { Language } from '#i18n/languages.ts';
import { riyadhDay } from '#i18n/riyadh-time.ts';
import { jobState } from '#jobs/job-state.ts';
import { paths } from '#routing/paths.ts';
import type { PageId } from '#routing/route-table.ts';
import {
  getArticles,
  getCases,
  getHome,
  getJobs,
  getNavigation,
  getPages,
  getServices,
  getUi,
} from './readers.ts';
import type { Job } from './schemas/job.ts';
import { type SiteMapPart, siteMapParts } from './schemas/navigation.ts';
import type { Page } from './schemas/page.ts';
import type { Ui } from './schemas/ui.ts';

type PageText = Page['seo'];

export interface SitePage extends PageText {
  path: string;
  /** The files with the page's texts; a path that ends with a slash is a folder. */
  files: string[];
}

/** Returns every page for search engines, part by part, without jobs that are closed at the moment `now`. */
export function siteParts(language: Language, now: number) {
  const pages = getPages(language);
  const ui = getUi(language);
  const at = (path: string, seo: PageText, ...names: string[]): SitePage => {
    return { path, ...seo, files: names.map((name) => `content/${language}/${name}`) };
  };
  const page = (id: PageId) =>
    at(paths.page(id), pages[id].seo, `pages/${id}.yaml`, ...(sourceFiles[id] ?? []));
  const open = getJobs(language).filter((job) => jobState(job, riyadhDay(now)) !== 'closed');
  const lists: Partial<Record<SiteMapPart, SitePage[]>> = {
    services: getServices(language).flatMap(({ id, seo, document }) => [
      at(paths.service(id), seo, `services/${id}.yaml`),
      ...(document ? [at(paths.serviceDocument(id), document.seo, `services/${id}.yaml`)] : []),
    ]),
    work: getCases(language).map(({ id, path, seo }) => at(path, seo, `cases/${id}.yaml`)),
    insights: getArticles(language).map(({ id, seo }) => at(paths.article(id), seo, `insights/${id}.md`)),
    jobs: open.flatMap((job) => [
      at(paths.job(job.id), job.seo, `jobs/${job.id}.yaml`),
      at(paths.apply(job.id), applyPageText(ui.jobs, job), `jobs/${job.id}.yaml`),
    ]),
  };
  const labels: Record<SiteMapPart, string> = {
    about: ui.aboutMenu.label,
    services: pages.services.label,
    work: pages.work.label,
    insights: pages.insights.label,
    jobs: pages.jobs.label,
    contact: ui.footer.contact,
  };
  const front = at(paths.home, getHome(language).seo, 'pages/home.yaml', 'firm.yaml', 'clients.yaml');
  const { siteMap } = getNavigation();
  const parts = siteMapParts.map((part) => {
    const [first = [], ...others] = siteMap[part].map(page);
    return { label: labels[part], pages: [first, lists[part] ?? [], others].flat() };
  });
  return [{ label: ui.home, pages: [front] }, ...parts];
}

const sourceFiles: Partial<Record<PageId, string[]>> = {
  whoweare: ['values.yaml'],
  ourpeople: ['people/'],
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
