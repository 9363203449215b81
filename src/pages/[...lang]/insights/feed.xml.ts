import rss, { type RSSOptions } from '@astrojs/rss';
import { renderSync } from 'ultrahtml';
import { getArticleHtml } from '#content/articles/article-html.ts';
import { articleNodes } from '#content/articles/article-nodes.ts';
import { byId, getArticles, getFirm, getPages, getPeople } from '#content/readers.ts';
import type { Article } from '#content/schemas/article.ts';
import { fullName } from '#content/schemas/person.ts';
import type { Language } from '#i18n/languages.ts';
import { endpoint } from '#routing/endpoint.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { languageStaticPaths } from '#routing/static-paths.ts';

export const getStaticPaths = languageStaticPaths;
export const GET = endpoint(async (language, site) => rss(await feedOptions(language, site)));

/** Returns a feed with the whole articles, the newest first. `site` is the URL at which it is published. */
async function feedOptions(language: Language, site: URL): Promise<RSSOptions> {
  const { insights } = getPages(language);
  const absolute = (path: string) => new URL(localizedPath(language, path), site).href;
  return {
    title: `${insights.label} | ${getFirm(language).name}`,
    description: insights.introduction,
    site: absolute(paths.page('insights')),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: [
      `<language>${language}</language>`,
      `<atom:link href="${absolute(paths.feed)}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: await Promise.all(getArticles(language).map(item)),
  };

  async function item(article: Article) {
    return {
      title: article.title,
      link: absolute(paths.article(article.id)),
      description: article.description,
      pubDate: new Date(`${article.datePublished}T00:00:00Z`),
      content: wholeText(await getArticleHtml(language, article.id), absolute),
      customData: `<dc:creator>${fullName(byId(getPeople(language), article.author))}</dc:creator>`,
    };
  }
}

/** Outside the site every link in the text needs its full URL. */
function wholeText(html: string, absolute: (path: string) => string): string {
  return articleNodes(html, [], absolute)
    .blocks.map((block) => renderSync(block))
    .join('\n');
}
