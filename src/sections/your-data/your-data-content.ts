import { getFormWords, getPages, getServices, getUi, getYourDataWords } from '#content/content.ts';
import type { Language } from '#language/languages.ts';
import { breadcrumbs, nextLinksOf } from '../page/page-content.ts';
import type { YourDataProps } from './your-data.tsx';
import { yourDataProps } from './your-data-words.ts';

export async function yourDataContent(language: Language): Promise<YourDataProps> {
  const [words, form, ui, pages, services] = await Promise.all([
    getYourDataWords(language),
    getFormWords(language),
    getUi(language),
    getPages(language),
    getServices(language),
  ]);
  return {
    ...yourDataProps({
      language,
      words,
      forms: { language, words: form, newTab: ui.bar.newTab },
      suggestions: services.map(({ title }) => title),
    }),
    breadcrumbs: breadcrumbs(language, ui, [{ label: words.label }]),
    nextLinks: nextLinksOf(language, pages, ['contactus', 'privacy']),
  };
}
