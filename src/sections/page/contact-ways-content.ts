import { getFormMessages, getOffices, getPages, getSite, getUi } from '#content/readers.ts';
import { addressLine, withCode } from '#i18n/address-line.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { whatsappHref } from './whatsapp.ts';

export type ContactWays = ReturnType<typeof contactWays>;

/** The ways to reach the firm: with the cities of the offices that are not the head office. */
export function contactWays(language: Language) {
  const site = getSite();
  const offices = getOffices(language);
  const others = offices.slice(1);
  const list = new Intl.ListFormat(languages[language].locale, { type: 'conjunction' });
  return {
    labels: getUi(language).ways,
    email: site.email,
    whatsapp: { number: site.whatsapp, href: whatsappHref(language) },
    address: withCode(addressLine(language, offices)),
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
