import { jobState, riyadhDay } from '#forms/job-state.ts';
import { paths } from '#language/paths.ts';
import type { Content } from './content.ts';
import type { Job } from './schemas/job.ts';
import type { Page, PageId } from './schemas/page.ts';
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
  return [
    part(ui.home, at(paths.home, home.seo, 'pages/home.yaml', 'firm.yaml', 'clients.yaml')),
    part(ui.aboutMenu.label, ...aboutPages.map(page)),
    part(
      pages.services.label,
      page('services'),
      ...services.map(({ id, seo }) => at(paths.service(id), seo, `services/${id}.yaml`)),
    ),
    part(
      pages.work.label,
      page('work'),
      ...cases.map(({ id, path, seo }) => at(path, seo, `cases/${id}.yaml`)),
    ),
    part(
      pages.insights.label,
      page('insights'),
      ...articles.map(({ id, seo }) => at(paths.article(id), seo, `insights/${id}.md`)),
    ),
    part(
      pages.jobs.label,
      page('jobs'),
      ...open.flatMap((job) => [
        at(paths.job(job.id), job.seo, `jobs/${job.id}.yaml`),
        at(paths.apply(job.id), applyPageText(ui.jobs, job), `jobs/${job.id}.yaml`),
      ]),
      page('applytraining'),
    ),
    part(ui.footer.contact, page('contactus'), page('privacy')),
  ];
}

const aboutPages: PageId[] = ['whoweare', 'ourpeople', 'offices', 'ourpartners', 'social', 'pdf-viewer'];

function part(label: string, ...pages: SitePage[]) {
  return { label, pages };
}

/** What a page shows whole beside its own file, or lists. */
const sourceFiles: Partial<Record<PageId, string[]>> = {
  whoweare: ['values.yaml'],
  ourpeople: ['team/'],
  offices: ['offices/'],
  ourpartners: ['partners.yaml'],
  services: ['services/'],
  work: ['cases/'],
  insights: ['insights/'],
  jobs: ['jobs/'],
};

export function applyPageText(labels: Ui['jobs'], { title, introduction }: Job): PageText {
  return { title: `${labels.apply}: ${title}`, description: introduction };
}
