import { byId, getContent } from '#content/content.ts';
import { getPicture, slots } from '#content/pictures.ts';
import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { breadcrumbs } from '../page/page-content.ts';
import { shareContent } from '../page/share-content.ts';
import { articleNodes, headIds, quotePlace } from './article-nodes.ts';
import { articleCards, byline } from './insights-content.ts';
import { neighbours } from './neighbours.ts';

export type ArticleContent = Awaited<ReturnType<typeof articleContent>>;

/** Everything that an article's page shows, in a language. `site` is the URL that it is published at. */
export async function articleContent(language: Language, id: string, site: URL) {
  const { articles, pages, services, cases, team, ui } = await getContent(language);
  const english = await getContent('en');
  const article = byId(articles, id);
  const service = byId(services, article.service);
  const study = byId(cases, article.case);
  const { blocks, heads } = articleNodes(article.html, headIds(byId(english.articles, id).html), (path) =>
    localizedPath(language, path),
  );
  const card = articleCards(language, team, ui.insights.toRead);
  return {
    article,
    head: {
      breadcrumbs: breadcrumbs(language, ui, [pages.insights]),
      byline: byline(language, article, team, ui.insights.toRead),
      author: `${pages.ourpeople.href}#${article.author}`,
      picture: getPicture(article.picture, slots.article),
    },
    text: {
      contents: { label: ui.contents, heads },
      prose: { blocks, quote: { text: article.pullQuote, place: quotePlace(blocks, article.pullQuote) } },
      note: article.note,
      related: [
        { label: ui.insights.service, text: service.title, href: service.href },
        { label: ui.insights.case, text: study.name, href: study.href },
      ],
      share: await shareContent(language, paths.article(id), article.title, site),
    },
    next: {
      label: ui.insights.readNext,
      articles: neighbours(articles, article).map(({ article: other, rel }) => ({
        ...card(other, slots.third),
        kicker: { rel, text: rel ? ui.insights[rel] : ui.insights.another },
      })),
    },
  };
}
