import { getPages, getSearchMessages } from '#content/content.ts';
import type { PageId } from '#content/schemas/page.ts';
import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import type { SearchFormProps } from './search-form.tsx';
import type { SearchResultsProps } from './search-results.tsx';

/** What the search's page and its dialog say, in a language. */
export async function searchContent(language: Language) {
  const [messages, pages] = await Promise.all([getSearchMessages(language), getPages(language)]);
  const page = localizedPath(language, paths.search);
  const links = (ids: PageId[]) =>
    ids.map((id) => ({ href: localizedPath(language, paths.page(id)), label: pages[id].label }));
  const { label, kinds, count, inText, inTwin, all, suggestion, start, none } = messages;
  const form: SearchFormProps = {
    action: page,
    messages: { label, placeholder: messages.placeholder, submit: messages.submit },
  };
  const results: SearchResultsProps = {
    messages: { language, kinds, count, inText, inTwin },
    page,
    labels: { results: label, all, suggestion },
    start: { title: start.title, links: links(start.onward) },
    none: { title: none.title, text: none.text, links: links(none.onward) },
  };
  return { messages: { label, close: messages.close }, form, results };
}
