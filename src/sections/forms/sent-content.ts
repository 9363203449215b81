import { getContent } from '#content/content.ts';
import type { PageId } from '#content/schemas/page.ts';
import { type FormId, formIds } from '#forms/choices.ts';
import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import type { TitledLink } from '../../ui/titled-links.tsx';
import { breadcrumbs, nextLinksOf, waysContent } from '../page/page-content.ts';
import type { SentSectionProps } from './sent-section.tsx';

const next: Record<FormId, PageId[]> = {
  contact: ['work', 'insights'],
  training: ['social', 'insights'],
  application: ['jobs', 'whoweare'],
};

export async function sentContent(language: Language): Promise<SentSectionProps> {
  const { forms, ui, pages } = await getContent(language);
  const messages = forms.sent;
  const linksAfter = (form: FormId) => nextLinksOf(pages, next[form]);
  return {
    messages,
    ways: await waysContent(language),
    breadcrumbs: breadcrumbs(language, ui, [{ label: messages.label }]),
    home: localizedPath(language, paths.home),
    nextLinks: {
      label: ui.onward,
      links: Object.fromEntries(formIds.map((form) => [form, linksAfter(form)])) as Record<
        FormId,
        TitledLink[]
      >,
    },
  };
}
