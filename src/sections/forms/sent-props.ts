import type { FormId } from '#codes/form-codes.ts';
import { getFormMessages, getUi } from '#content/readers.ts';
import type { FormMessages } from '#content/schemas/form-messages.ts';
import { byForm, forms } from '#forms/forms.ts';
import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { type ContactDetails, contactDetails } from '#sections/contact-details/contact-details-props.ts';
import type { BreadcrumbProps } from '#ui/breadcrumb.tsx';
import type { TitledLink } from '#ui/titled-links.tsx';
import { breadcrumbs, nextLinksOf } from '../page/link-props.ts';
import { type PersonLink, personLinks } from '../people/people-props.ts';

export interface SentSectionProps {
  messages: FormMessages['sent'];
  forms: Record<FormId, FormMessages['forms'][FormId]['sent'] & { nextLinks: TitledLink[] }>;
  people: PersonLink[];
  contactDetails: ContactDetails;
  breadcrumbs: BreadcrumbProps;
  home: string;
  nextLinks: string;
}

export function sentProps(language: Language): SentSectionProps {
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
