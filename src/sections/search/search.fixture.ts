import { readFileSync } from 'node:fs';
import { readMarkdown } from '#content/markdown.ts';
import { getArticles, getSearchMessages } from '#content/readers.ts';
import { articleFileSchema } from '#content/schemas/article.ts';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { recordOf } from '#i18n/records.ts';
import type { ArticleInParts } from './article-parts.ts';
import type { SearchContent } from './search-content.ts';
import { searchIndex } from './search-index.ts';

/** The index of a language, made of the content as it lies in its files, without Astro's Markdown. */
export function builtIndex(language: Language) {
  return searchIndex(language, recordOf(languageCodes, articlesInParts));
}

function articlesInParts(language: Language): ArticleInParts[] {
  return getArticles(language).map((article) => {
    const english = partsOf('en', article.id);
    const parts = partsOf(language, article.id).map(({ head = '', text }, index) => {
      const words = english[index]?.head?.toLowerCase().match(/[a-z0-9]+/g) ?? [];
      return { id: words.join('-'), head, text };
    });
    return { ...article, parts };
  });
}

const partsOf = (language: Language, id: string) =>
  articleFileSchema.parse(readMarkdown(readFileSync(`content/${language}/insights/${id}.md`, 'utf8'))).parts;

/** What the search's dialog and page say in a language; without the ways on. */
export function searchContent(language: Language): SearchContent {
  const nextLinks = { start: [], none: [] };
  return { language, page: '/search', messages: getSearchMessages(language), nextLinks };
}
