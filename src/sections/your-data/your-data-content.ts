import { getContent } from '#content/content.ts';
import type { Language } from '#language/languages.ts';
import { formSources } from '../forms/form-content.ts';
import { breadcrumbs } from '../page/page-content.ts';
import { yourDataProps } from './your-data-props.ts';

export type YourDataProps = Awaited<ReturnType<typeof yourDataContent>>;

export async function yourDataContent(language: Language) {
  const { yourData: messages, ui, pages } = await getContent(language);
  return {
    ...yourDataProps(messages, await formSources(language)),
    breadcrumbs: breadcrumbs(language, ui, [{ label: messages.label }]),
    nextLinks: [pages.contactus, pages.privacy].map(({ href, label }) => ({ href, label })),
  };
}
