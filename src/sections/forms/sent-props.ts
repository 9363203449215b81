import { getFormMessages, getUi } from '#content/readers.ts';
import { byForm, forms } from '#forms/forms.ts';
import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { contactDetails } from '#sections/contact-details/contact-details-props.ts';
import { breadcrumbs, nextLinksOf } from '../page/link-props.ts';
import { personLinks } from '../people/people-props.ts';

export type SentSectionProps = ReturnType<typeof sentProps>;

export function sentProps(language: Language) {
  const { sent: messages, forms: ofForms } = getFormMessages(language);
  return {
    messages,
    forms: byForm((id) => ({
      ...ofForms[id].sent,
      nextLinks: nextLinksOf(language, forms[id].nextLinks),
    })),
    people: personLinks(language),
    contactDetails: contactDetails(language),
    breadcrumbs: breadcrumbs(language, { label: messages.label }),
    home: localizedPath(language, paths.home),
    nextLinks: getUi(language).nextLinks,
  };
}
