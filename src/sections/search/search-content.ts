import { getPages, getSearchWords } from '#content/content.ts';
import type { PageId } from '#content/schemas/page.ts';
import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import type { SearchFormProps } from './search-form.tsx';
import type { SearchResultsProps } from './search-results.tsx';

/** What the search's page and its dialog say, in a language. */
export async function searchContent(language: Language) {
  const [words, pages] = await Promise.all([getSearchWords(language), getPages(language)]);
  const page = localizedPath(language, paths.search);
  const links = (ids: PageId[]) =>
    ids.map((id) => ({ href: localizedPath(language, paths.page(id)), label: pages[id].label }));
  const { label, kinds, count, inText, inTwin, all, suggestion, start, none } = words;
  const form: SearchFormProps = {
    action: page,
    words: { label, placeholder: words.placeholder, submit: words.submit },
  };
  const results: SearchResultsProps = {
    words: { language, kinds, count, inText, inTwin },
    page,
    labels: { results: label, all, suggestion },
    start: { title: start.title, links: links(start.onward) },
    none: { title: none.title, text: none.text, links: links(none.onward) },
  };
  return { words: { label, close: words.close }, form, results };
}
