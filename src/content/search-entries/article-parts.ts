import { getArticleHtml } from '#content/articles/article-html.ts';
import { articleNodes, headingIds, textOf } from '#content/articles/article-nodes.ts';
import { getArticles } from '#content/readers.ts';
import type { Article } from '#content/schemas/article.ts';
import type { Language } from '#i18n/languages.ts';

/** An article in parts, the first without a heading; the anchors are those of the English headings. */
export interface ArticleInParts extends Article {
  parts: { id: string; heading: string; text: string }[];
}

export function articlesInParts(language: Language): Promise<ArticleInParts[]> {
  return Promise.all(
    getArticles(language).map(async (article) => {
      const ids = headingIds(await getArticleHtml('en', article.id));
      return { ...article, parts: partsOf(await getArticleHtml(language, article.id), ids) };
    }),
  );
}

function partsOf(html: string, ids: string[]): ArticleInParts['parts'] {
  const parts = [{ id: '', heading: '', text: '' }];
  const { blocks, headings } = articleNodes(html, ids, (path) => path);
  for (const block of blocks) {
    const heading = headings.find(({ id }) => block.name === 'h2' && id === block.attributes.id);
    const part = parts.at(-1);
    if (heading) parts.push({ ...heading, text: '' });
    else if (part) part.text += `${textOf(block)}\n`;
  }
  return parts;
}
