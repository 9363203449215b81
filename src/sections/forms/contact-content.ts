import { contact, contactDialog } from '../../../forms/contact.ts';
import { getFormWords, getOffices, getServices } from '../../content/content.ts';
import { address, paths } from '../../language/address.ts';
import { type Language, languages } from '../../language/languages.ts';
import type { ContactWaysProps } from '../page/contact-ways.tsx';
import { waysContent } from '../page/page-content.ts';
import type { ContactFormProps } from './contact-form.tsx';
import { formContent } from './form-content.ts';

/** The contact form of the page or of the dialog, in a language. */
export async function contactForm(
  language: Language,
  place: ContactFormProps['place'],
): Promise<ContactFormProps> {
  const form = place === 'page' ? contact : contactDialog;
  const id = place === 'page' ? 'contact' : 'contact-dialog';
  const [{ frame, words, choices, consent }, services] = await Promise.all([
    formContent(language, form, id),
    getServices(language),
  ]);
  return {
    ...frame,
    place,
    services: Object.fromEntries(services.map(({ id, title }) => [id, `${words.about} ${title}`])),
    fields: words.fields,
    choices,
    chosen: words.dialog,
    consent,
  };
}

/** The ways to the firm beside the form: with the cities of the offices that are not the head office. */
export async function waysBesideForm(language: Language): Promise<ContactWaysProps> {
  const [ways, words, offices] = await Promise.all([
    waysContent(language),
    getFormWords(language),
    getOffices(language),
  ]);
  const list = new Intl.ListFormat(languages[language].locale, { type: 'conjunction' });
  return {
    ...ways,
    others: {
      label: words.otherOffices,
      cities: list.format(offices.slice(1).map(({ city }) => city)),
      href: address(language, paths.page('offices')),
    },
  };
}
