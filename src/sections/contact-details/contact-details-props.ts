import { addressLine, keepNumbersTogether } from '#content/address-line.ts';
import { getFormMessages, getOffices, getPages, getSite, getUi } from '#content/readers.ts';
import type { Ui } from '#content/schemas/ui.ts';
import { fill } from '#i18n/fill.ts';
import { type Language, languages } from '#i18n/languages.ts';

export interface ContactDetails {
  labels: Ui['contactDetails'];
  email: string;
  whatsapp: { number: string; href: string };
  address: string;
  /** The cities of the other offices, in one text. */
  others: { label: string; cities: string; href: string } | undefined;
}

/** The firm's contact details, with the cities of its other offices. */
export function contactDetails(language: Language): ContactDetails {
  const site = getSite();
  const offices = getOffices(language);
  const others = offices.slice(1);
  const list = new Intl.ListFormat(languages[language].locale, { type: 'conjunction' });
  return {
    labels: getUi(language).contactDetails,
    email: site.email,
    whatsapp: { number: site.whatsapp, href: whatsappHref(language) },
    address: keepNumbersTogether(addressLine(language, offices)),
    others:
      others.length > 0
        ? {
            label: getFormMessages(language).otherOffices,
            cities: list.format(others.map(({ city }) => city)),
            href: getPages(language).offices.href,
          }
        : undefined,
  };
}

/** The link to a chat that starts with a sentence in the page's language, about its service if it has one. */
export function whatsappHref(language: Language, service?: string): string {
  const { general, service: about } = getUi(language).whatsapp;
  const sentence = service ? fill(about, service) : general;
  // Browsers escape letters themselves; escaped, an Arabic one takes three times the bytes.
  const text = sentence.replace(/[^\p{L}\p{M}\p{N}]/gu, encodeURIComponent);
  return `https://wa.me/${getSite().whatsapp.replace(/\D/g, '')}?text=${text}`;
}
