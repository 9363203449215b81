import type { Article } from 'schema-dts';
import { byId, getPeople } from '#content/readers.ts';
import type { Article as ArticleContent } from '#content/schemas/article.ts';
import type { Language } from '#i18n/languages.ts';
import { lastContentChange } from '#lib/git-history.ts';
import { paths } from '#routing/paths.ts';
import { namedFirm, namedPerson } from './entities-json-ld.ts';
import { absolute, entityIds, pageUrl } from './entity-ids.ts';

/** Returns an article with its author and date. `picture` is the path of the picture on its page. */
export function articleWritten(language: Language, article: ArticleContent, picture: string): Article {
  const dateModified = articleModified(language, article);
  return {
    '@type': 'Article',
    '@id': entityIds.article(language, article.id),
    mainEntityOfPage: pageUrl(language, paths.article(article.id)),
    headline: article.title,
    description: article.description,
    image: absolute(picture),
    datePublished: article.datePublished,
    ...(dateModified && { dateModified }),
    inLanguage: language,
    publisher: namedFirm(language),
    author: namedPerson(language, byId(getPeople(language), article.author)),
  };
}

/** Returns when an article was last changed; changes before its publish date do not count. */
export function articleModified(
  language: Language,
  { id, datePublished }: ArticleContent,
): string | undefined {
  const modified = lastContentChange([`content/${language}/insights/${id}.md`]);
  return modified && modified > datePublished ? modified : undefined;
}
