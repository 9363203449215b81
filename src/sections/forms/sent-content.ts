import { type FormId, formIds } from '../../../forms/choices.ts';
import { getPages } from '../../content/content.ts';
import type { PageId } from '../../content/schemas/page.ts';
import type { Language } from '../../language/languages.ts';
import { onwardLinks } from '../page/page-content.ts';

/** Where somebody may want to go who has sent the form. */
const next: Record<FormId, PageId[]> = {
  contact: ['work', 'insights'],
  training: ['social', 'insights'],
  application: ['jobs', 'whoweare'],
};

export async function linksAfterForms(language: Language) {
  const pages = await getPages(language);
  return formIds.map((form) => ({ form, links: onwardLinks(language, pages, next[form]) }));
}
