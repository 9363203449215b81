import { getFormMessages, getOffices } from '#content/content.ts';
import { type Language, languages } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import type { ContactWaysProps } from '../page/contact-ways.tsx';
import { waysContent } from '../page/page-content.ts';

/** The ways to the firm beside the form: with the cities of the offices that are not the head office. */
export async function waysBesideForm(language: Language): Promise<ContactWaysProps> {
  const [ways, messages, offices] = await Promise.all([
    waysContent(language),
    getFormMessages(language),
    getOffices(language),
  ]);
  const list = new Intl.ListFormat(languages[language].locale, { type: 'conjunction' });
  return {
    ...ways,
    others: {
      label: messages.otherOffices,
      cities: list.format(offices.slice(1).map(({ city }) => city)),
      href: localizedPath(language, paths.page('offices')),
    },
  };
}
