import type { RSSOptions } from '@astrojs/rss';
import { renderSync } from 'ultrahtml';
import { byId, type Content } from '#content/content.ts';
import { fullName } from '#content/schemas/person.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { articleNodes } from './article-nodes.ts';

/** The articles as a feed, whole, newest first. `site` is the URL that it is published at. */
export function feedOptions({ language, articles, team, firm, pages }: Content, site: URL): RSSOptions {
  const absolute = (path: string) => new URL(localizedPath(language, path), site).href;
  return {
    title: `${pages.insights.label} | ${firm.name}`,
    description: pages.insights.introduction,
    site: absolute(paths.page('insights')),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: [
      `<language>${language}</language>`,
      `<atom:link href="${absolute(paths.feed)}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: articles.map((article) => ({
      title: article.title,
      link: absolute(paths.article(article.id)),
      description: article.description,
      pubDate: new Date(`${article.datePublished}T00:00:00Z`),
      content: wholeText(article, absolute),
      customData: `<dc:creator>${fullName(byId(team, article.author))}</dc:creator>`,
    })),
  };
}

/** The text without the site around it, so every link in it needs its whole URL. */
function wholeText({ html }: { html: string }, absolute: (path: string) => string): string {
  return articleNodes(html, [], absolute)
    .blocks.map((block) => renderSync(block))
    .join('\n');
}
