import { parse } from 'ultrahtml';
import { byId, type Content, getContent } from '#content/content.ts';
import type { PictureSlot } from '#content/picture-slots.ts';
import { getPicture, slots } from '#content/pictures.ts';
import type { Article } from '#content/schemas/article.ts';
import { fullName, type Person } from '#content/schemas/person.ts';
import type { Language } from '#language/languages.ts';
import { formatDate, formatMinutes } from '#language/numbers.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { readingMinutes } from '#language/reading-time.ts';
import { textOf } from './article-nodes.ts';

export type InsightsContent = Awaited<ReturnType<typeof insightsContent>>;

/** The list of articles, in a language: one large, the others as cards, the newest first. */
export async function insightsContent(language: Language) {
  const { articles, team, ui } = await getContent(language);
  const card = articleCards(language, team, ui.insights.toRead);
  const featured = articles.find((article) => article.featured) ?? articles[0];
  if (!featured) throw new Error(`content/${language}/insights has no article`);
  return {
    labels: { ...ui.insights, readMore: ui.services.readMore },
    featured: card(featured, slots.featuredArticle),
    others: articles.filter((article) => article !== featured).map((article) => card(article, slots.third)),
    feed: localizedPath(language, paths.feed),
  };
}

export function articleCards(language: Language, team: Person[], toRead: string) {
  return (article: Content['articles'][number], place: PictureSlot) => ({
    ...article,
    picture: getPicture(article.picture, place),
    byline: byline(language, article, team, toRead),
  });
}

export type BylineProps = ReturnType<typeof byline>;

export function byline(language: Language, article: Article, team: Person[], toRead: string) {
  const author = byId(team, article.author);
  return {
    author: fullName(author),
    position: author.position,
    /** The day of publication as machines and as readers write it. */
    day: article.datePublished,
    date: formatDate(language, article.datePublished),
    readingTime: `${formatMinutes(language, readingMinutes(language, textOf(parse(article.html))))} ${toRead}`,
  };
}
