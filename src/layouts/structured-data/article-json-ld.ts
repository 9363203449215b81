import type { Article } from 'schema-dts';
import { byId, getContent } from '#content/content.ts';
import { lastContentChange } from '#content/history.ts';
import type { Article as ArticleContent } from '#content/schemas/article.ts';
import type { Language } from '#language/languages.ts';
import { paths } from '#language/paths.ts';
import { absolute, names, pageUrl } from './entity-ids.ts';
import { namedFirm } from './firm-json-ld.ts';
import { namedPerson } from './people-json-ld.ts';

/** An article, who wrote it and when. `picture` is the path of the one its page shows. */
export async function articleWritten(
  language: Language,
  article: ArticleContent,
  picture: string,
): Promise<Article> {
  const { team } = await getContent(language);
  const dateModified = articleModified(language, article);
  return {
    '@type': 'Article',
    '@id': names.article(language, article.id),
    mainEntityOfPage: { '@id': pageUrl(language, paths.article(article.id)) },
    headline: article.title,
    description: article.description,
    image: absolute(picture),
    datePublished: article.datePublished,
    ...(dateModified && { dateModified }),
    inLanguage: language,
    publisher: await namedFirm(language),
    author: namedPerson(language, byId(team, article.author)),
  };
}

/** When an article was last changed, if after its day; earlier changes were seen by no reader. */
export function articleModified(
  language: Language,
  { id, datePublished }: ArticleContent,
): string | undefined {
  const modified = lastContentChange([`content/${language}/insights/${id}.md`]);
  return modified && modified > datePublished ? modified : undefined;
}
