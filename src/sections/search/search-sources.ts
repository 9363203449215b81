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
import type { Language } from '#language/languages.ts';
import { articleNodes, headIds, textOf } from '../insights/article-nodes.ts';

export type SearchSources = Awaited<ReturnType<typeof searchSources>>;

export async function searchSources(language: Language) {
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

/** An article in parts, the first without a heading. */
function inParts({ html, ...article }: Article, ids: string[]) {
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
