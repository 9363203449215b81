import { jobState, riyadhDay } from '#forms/job-state.ts';
import type { Language } from '#language/languages.ts';
import { paths } from '#language/paths.ts';
import { getContent } from './content.ts';
import { casePaths } from './schemas/case.ts';
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

export interface SitePart {
  label: string;
  pages: SitePage[];
}

/** Every page of a language for search engines, part by part; without jobs closed by that moment. */
export async function siteParts(language: Language, now: number): Promise<SitePart[]> {
  const { home, pages, services, cases, articles, jobs, ui } = await getContent(language);
  const at = (path: string, seo: PageText, ...names: string[]): SitePage => {
    return { path, ...seo, files: names.map((name) => `content/${language}/${name}`) };
  };
  const page = (id: PageId) =>
    at(paths.page(id), pages[id].seo, `pages/${id}.yaml`, ...(sourceFiles[id] ?? []));
  const open = jobs.filter((job) => jobState(job, riyadhDay(now)) !== 'closed');
  return [
    { label: ui.home, pages: [at(paths.home, home.seo, 'pages/home.yaml', 'firm.yaml', 'clients.yaml')] },
    {
      label: ui.aboutMenu.label,
      pages: (['whoweare', 'ourpeople', 'offices', 'ourpartners', 'social', 'pdf-viewer'] as const).map(page),
    },
    {
      label: pages.services.label,
      pages: [
        page('services'),
        ...services.map(({ id, seo }) => at(paths.service(id), seo, `services/${id}.yaml`)),
      ],
    },
    {
      label: pages.work.label,
      pages: [page('work'), ...cases.map(({ id, seo }) => at(casePaths[id], seo, `cases/${id}.yaml`))],
    },
    {
      label: pages.insights.label,
      pages: [
        page('insights'),
        ...articles.map(({ id, seo }) => at(paths.article(id), seo, `insights/${id}.md`)),
      ],
    },
    {
      label: pages.jobs.label,
      pages: [
        page('jobs'),
        ...open.flatMap((job) => [
          at(paths.job(job.id), job.seo, `jobs/${job.id}.yaml`),
          at(paths.apply(job.id), applyPageText(ui.jobs, job), `jobs/${job.id}.yaml`),
        ]),
        page('applytraining'),
      ],
    },
    { label: ui.footer.contact, pages: [page('contactus'), page('privacy')] },
  ];
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
  return { title: `${labels.apply}: ${title}`, description: `${labels.applyIntroduction} ${introduction}` };
}
