import type { Content } from '#content/content.ts';
import { formSources } from '../forms/form-content.ts';
import { breadcrumbs } from '../page/page-content.ts';
import { yourDataProps } from './your-data-props.ts';

export type YourDataProps = ReturnType<typeof yourDataContent>;

export function yourDataContent(content: Content) {
  const { language, yourData: messages, ui, pages } = content;
  return {
    ...yourDataProps(messages, formSources(content)),
    breadcrumbs: breadcrumbs(language, ui, [{ label: messages.label }]),
    nextLinks: [pages.contactus, pages.privacy].map(({ href, label }) => ({ href, label })),
  };
}
