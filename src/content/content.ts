import type { Language } from '#i18n/languages.ts';
import { getArticleHtml } from './article-html.ts';
import * as read from './readers.ts';

export { byId } from './readers.ts';

export type Content = Awaited<ReturnType<typeof getContent>>;

/** Everything that the site says in a language. */
export async function getContent(language: Language) {
  return {
    language,
    site: read.getSite(),
    security: read.getSecurity(),
    pictures: read.getPictures(),
    firm: read.getFirm(language),
    ui: read.getUi(language),
    search: read.getSearchMessages(language),
    forms: read.getFormMessages(language),
    yourData: read.getYourDataMessages(language),
    values: read.getValues(language),
    cards: read.getCardMessages(language),
    clients: read.getClients(language),
    home: read.getHome(language),
    pages: read.getPages(language),
    services: read.getServices(language),
    cases: read.getCases(language),
    films: read.getFilms(language),
    offices: read.getOffices(language),
    partners: read.getPartners(language),
    team: read.getTeam(language),
    jobs: read.getJobs(language),
    articles: await Promise.all(
      read
        .getArticles(language)
        .map(async (article) => ({ ...article, html: await getArticleHtml(language, article.id) })),
    ),
  };
}
