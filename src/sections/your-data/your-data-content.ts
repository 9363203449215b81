import { getFormMessages, getPages, getServices, getUi, getYourDataMessages } from '#content/content.ts';
import type { Language } from '#language/languages.ts';
import { breadcrumbs, nextLinksOf } from '../page/page-content.ts';
import type { YourDataProps } from './your-data.tsx';
import { yourDataProps } from './your-data-props.ts';

export async function yourDataContent(language: Language): Promise<YourDataProps> {
  const [messages, form, ui, pages, services] = await Promise.all([
    getYourDataMessages(language),
    getFormMessages(language),
    getUi(language),
    getPages(language),
    getServices(language),
  ]);
  return {
    ...yourDataProps({
      language,
      messages,
      forms: { language, messages: form, newTab: ui.bar.newTab },
      suggestions: services.map(({ title }) => title),
    }),
    breadcrumbs: breadcrumbs(language, ui, [{ label: messages.label }]),
    nextLinks: nextLinksOf(language, pages, ['contactus', 'privacy']),
  };
}
