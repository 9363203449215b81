import { getEntry } from 'astro:content';
import type { Language } from '#i18n/languages.ts';

/** Returns the HTML of an article's Markdown. Throws an Error if there is no such article. */
export async function getArticleHtml(language: Language, id: string): Promise<string> {
  const article = await getEntry('insights', `${language}/insights/${id}`);
  if (!article?.rendered) throw new Error(`content/${language}/insights/${id}.md is missing`);
  return article.rendered.html;
}
