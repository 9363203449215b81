import {
  getArticles,
  getCases,
  getClients,
  getFirm,
  getHome,
  getJobs,
  getOffices,
  getPages,
  getPartners,
  getSearchMessages,
  getServices,
  getTeam,
  getUi,
  getValues,
} from '#content/content.ts';
import type { Article } from '#content/schemas/article.ts';
import type { CaseStudy } from '#content/schemas/case.ts';
import type { Client, Firm, Partner, Values } from '#content/schemas/firm.ts';
import type { Home } from '#content/schemas/home.ts';
import type { Job } from '#content/schemas/job.ts';
import type { Office } from '#content/schemas/office.ts';
import type { Page, PageId } from '#content/schemas/page.ts';
import type { Person } from '#content/schemas/person.ts';
import type { SearchMessages } from '#content/schemas/search.ts';
import type { Service } from '#content/schemas/service.ts';
import type { Ui } from '#content/schemas/ui.ts';
import type { Language } from '#language/languages.ts';
import { articleNodes, headIds, textOf } from '../insights/article-nodes.ts';

/** An article in parts, the first without a heading. */
export type ArticleInParts = Pick<Article, 'id' | 'title' | 'description' | 'author' | 'note'> & {
  parts: { id: string; head: string; text: string }[];
};

/** Everything that can be found, in a language. */
export interface SearchSources {
  messages: SearchMessages;
  home: Home;
  firm: Firm;
  ui: Ui;
  values: Values;
  pages: Record<PageId, Page>;
  services: Service[];
  cases: CaseStudy[];
  articles: ArticleInParts[];
  team: Person[];
  offices: Office[];
  partners: Partner[];
  clients: Client[];
  jobs: Job[];
}

export async function searchSources(language: Language): Promise<SearchSources> {
  const [english, articles] = await Promise.all([getArticles('en'), getArticles(language)]);
  const idsOf = new Map(english.map(({ id, html }) => [id, headIds(html)]));
  return {
    messages: await getSearchMessages(language),
    home: await getHome(language),
    firm: await getFirm(language),
    ui: await getUi(language),
    values: await getValues(language),
    pages: await getPages(language),
    services: await getServices(language),
    cases: await getCases(language),
    articles: articles.map((article) => inParts(article, idsOf.get(article.id) ?? [])),
    team: await getTeam(language),
    offices: await getOffices(language),
    partners: await getPartners(language),
    clients: await getClients(language),
    jobs: await getJobs(language),
  };
}

function inParts({ html, ...article }: Article, ids: string[]): ArticleInParts {
  const parts = [{ id: '', head: '', text: '' }];
  const { blocks, heads } = articleNodes(html, ids, (path) => path);
  for (const block of blocks) {
    const head = heads.find(({ id }) => block.name === 'h2' && id === block.attributes.id);
    const part = parts.at(-1);
    if (head) parts.push({ ...head, text: '' });
    else if (part) part.text += `${textOf(block)}\n`;
  }
  return { ...article, parts };
}
