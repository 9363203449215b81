import { type ElementNode, parse } from 'ultrahtml';
import { getArticleHtml } from '#content/articles/article-html.ts';
import { articleNodes, headingIds, quotePlace, textOf } from '#content/articles/article-nodes.ts';
import { isScheduled } from '#content/dates/publish-date.ts';
import { byId, getArticles, getPeople, getUi } from '#content/readers.ts';
import type { Article } from '#content/schemas/article.ts';
import { fullName } from '#content/schemas/person.ts';
import { countInWords } from '#i18n/count.ts';
import { formatDate } from '#i18n/dates.ts';
import type { Language } from '#i18n/languages.ts';
import { readingMinutes } from '#i18n/reading-time.ts';
import { localizedPath } from '#routing/paths.ts';
import type { ArticleByline } from './byline.tsx';
import { type Neighbour, neighbours } from './neighbours.ts';

export interface ArticleSummary extends Article {
  byline: ArticleByline;
}

export interface ArticleListProps {
  language: Language;
  featured: ArticleSummary;
  others: ArticleSummary[];
}

export interface ArticleTextProps {
  language: Language;
  article: Article;
  headings: { id: string; heading: string }[];
  blocks: ElementNode[];
  /** The index of the block before which the pull quote is set. */
  quotePlace: number;
}

/** `kicker` says how an article relates to the page: next or previous. */
export type ArticleCardProps = Neighbour<ArticleSummary> & { kicker?: string };

export interface ReadNextProps {
  language: Language;
  cards: ArticleCardProps[];
  /** The first paragraph of the first article. */
  opening: string | undefined;
}

/** All articles: one large, the others as cards, the newest first. */
export async function articleListProps(language: Language): Promise<ArticleListProps> {
  const articles = await articleSummaries(language);
  const featured = articles.find((article) => article.featured) ?? articles[0];
  if (!featured) throw new Error(`content/${language}/insights has no article`);
  return { language, featured, others: articles.filter((article) => article !== featured) };
}

export async function readOnProps(language: Language) {
  const { others } = await articleListProps(language);
  return readNext(
    language,
    others.slice(0, 1).map((article) => ({ article })),
  );
}

export async function articleTextProps(language: Language, article: Article): Promise<ArticleTextProps> {
  const { id, pullQuote } = article;
  const ids = headingIds(await getArticleHtml('en', id));
  const html = await getArticleHtml(language, id);
  const { blocks, headings } = articleNodes(html, ids, (path) => localizedPath(language, path));
  return { language, article, headings, blocks, quotePlace: quotePlace(blocks, pullQuote) };
}

export async function readNextProps(language: Language, id: string): Promise<ReadNextProps> {
  const { insights: labels } = getUi(language);
  const articles = await articleSummaries(language);
  const cards = neighbours(articles, byId(articles, id)).map((neighbour) => ({
    ...neighbour,
    kicker: labels[neighbour.rel ?? 'another'],
  }));
  return readNext(language, cards);
}

async function readNext(language: Language, cards: ArticleCardProps[]) {
  const html = cards[0] && (await getArticleHtml(language, cards[0].article.id));
  const [first] = html ? articleNodes(html, [], String).blocks : [];
  return { language, cards, opening: first && textOf(first) };
}

function articleSummaries(language: Language) {
  return Promise.all(getArticles(language).map((article) => articleSummary(language, article)));
}

function dateOf(language: Language, day: string): string {
  const date = formatDate(language, day);
  return isScheduled(day) ? `${getUi(language).scheduledNotice} ${date}` : date;
}

export async function articleSummary(language: Language, article: Article): Promise<ArticleSummary> {
  const author = byId(getPeople(language), article.author);
  const text = textOf(parse(await getArticleHtml(language, article.id)));
  const byline = {
    author: fullName(author),
    position: author.position,
    day: article.datePublished,
    date: dateOf(language, article.datePublished),
    toRead: countInWords(language, readingMinutes(language, text), getUi(language).insights.toRead),
  };
  return { ...article, byline };
}
