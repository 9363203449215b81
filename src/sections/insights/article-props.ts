import type { ElementNode } from 'ultrahtml';
import { getArticleHtml } from '#content/articles/article-html.ts';
import { articleNodes, headingIds, quotePlace, textOf } from '#content/articles/article-nodes.ts';
import { byId, getArticles, getUi } from '#content/readers.ts';
import type { Article } from '#content/schemas/article.ts';
import type { Language } from '#i18n/languages.ts';
import { localizedPath } from '#routing/paths.ts';

export interface ArticleTextProps {
  language: Language;
  article: Article;
  headings: { id: string; heading: string }[];
  blocks: ElementNode[];
  /** The index of the block before which the pull quote is set. */
  quotePlace: number;
}

export interface ArticleCardProps {
  article: Article;
  rel?: 'prev' | 'next';
  /** Says how the article relates to the page: next or previous. */
  kicker?: string;
}

export interface ReadNextProps {
  language: Language;
  cards: ArticleCardProps[];
  /** The first paragraph of the first article. */
  opening: string | undefined;
}

/** Returns one article to show large, and the others, the newest first. Throws an Error without an article. */
export function featuredAndOthers(language: Language) {
  const articles = getArticles(language);
  const featured = articles.find((article) => article.featured) ?? articles[0];
  if (!featured) throw new Error(`content/${language}/insights has no article`);
  return { featured, others: articles.filter((article) => article !== featured) };
}

export function readOnProps(language: Language) {
  const [article] = featuredAndOthers(language).others;
  return readNext(language, article ? [{ article }] : []);
}

export async function articleTextProps(language: Language, article: Article): Promise<ArticleTextProps> {
  const { id, pullQuote } = article;
  const ids = headingIds(await getArticleHtml('en', id));
  const html = await getArticleHtml(language, id);
  const { blocks, headings } = articleNodes(html, ids, (path) => localizedPath(language, path));
  return { language, article, headings, blocks, quotePlace: quotePlace(blocks, pullQuote) };
}

/** Three articles: those published before and after one, then the newest of the others. */
export function readNextProps(language: Language, id: string): Promise<ReadNextProps> {
  const { prev, next, another } = getUi(language).insights;
  const articles = getArticles(language);
  const place = articles.indexOf(byId(articles, id));
  const [newer, older] = [articles[place - 1], articles[place + 1]];
  const others = articles.filter((article) => ![articles[place], newer, older].includes(article));
  const cards: ArticleCardProps[] = [
    ...(older ? [{ article: older, rel: 'prev' as const, kicker: prev }] : []),
    ...(newer ? [{ article: newer, rel: 'next' as const, kicker: next }] : []),
    ...others.map((article) => ({ article, kicker: another })),
  ];
  return readNext(language, cards.slice(0, 3));
}

async function readNext(language: Language, cards: ArticleCardProps[]) {
  const html = cards[0] && (await getArticleHtml(language, cards[0].article.id));
  const [first] = html ? articleNodes(html, [], String).blocks : [];
  return { language, cards, opening: first && textOf(first) };
}
