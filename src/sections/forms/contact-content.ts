import { countries, dialCodes, industries, reasons } from '../../../forms/choices.ts';
import { contact, contactDialog } from '../../../forms/contact.ts';
import { getFormWords, getOffices, getServices, getUi } from '../../content/content.ts';
import { address, paths } from '../../language/address.ts';
import { type Language, languages } from '../../language/languages.ts';
import type { ContactWaysProps } from '../page/contact-ways.tsx';
import { waysContent } from '../page/page-content.ts';
import type { ContactFormProps } from './contact-form.tsx';

/** The contact form of the page or of the dialog, in a language. */
export async function contactForm(
  language: Language,
  place: ContactFormProps['place'],
): Promise<ContactFormProps> {
  const [words, services, ui] = await Promise.all([
    getFormWords(language),
    getServices(language),
    getUi(language),
  ]);
  const { problems, summary, failed, failures, choices } = words;
  return {
    id: place === 'page' ? 'contact' : 'contact-dialog',
    place,
    action: address(language, place === 'page' ? contact.path : contactDialog.path),
    messages: { problems, summary, failed, failures },
    words,
    services: Object.fromEntries(services.map(({ id, title }) => [id, `${words.about} ${title}`])),
    fields: words.fields,
    choices: {
      country: countries.map((value) => ({ value, label: choices.country[value], dial: dialCodes[value] })),
      industry: industries.map((value) => ({ value, label: choices.industry[value] })),
      reasonForContact: reasons.map((value) => ({ value, label: choices.reasonForContact[value] })),
    },
    chosen: words.dialog,
    consent: {
      text: words.consent.contact,
      notice: { href: address(language, paths.page('privacy')), newTab: ui.bar.newTab },
    },
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
