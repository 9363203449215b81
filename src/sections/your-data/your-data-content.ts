import { getContent } from '#content/content.ts';
import type { Language } from '#language/languages.ts';
import { formSources } from '../forms/form-content.ts';
import { breadcrumbs, nextLinksOf } from '../page/page-content.ts';
import type { YourDataProps } from './your-data.tsx';
import { yourDataProps } from './your-data-props.ts';

export async function yourDataContent(language: Language): Promise<YourDataProps> {
  const { yourData: messages, ui, pages } = await getContent(language);
  return {
    ...yourDataProps(messages, await formSources(language)),
    breadcrumbs: breadcrumbs(language, ui, [{ label: messages.label }]),
    nextLinks: nextLinksOf(pages, ['contactus', 'privacy']),
  };
}
