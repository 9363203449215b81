import type { Language } from '#i18n/languages.ts';
import { foldDigits } from '#i18n/numbers.ts';

const commas: Record<Language, string> = { en: ', ', ar: '، ' };

/** The address of the head office, which is the first, in one line. Throws where there is no office. */
export function addressLine(language: Language, [head]: { street: string; cityLine: string }[]): string {
  if (!head) throw new Error('The content has no office');
  return [head.street, head.cityLine].join(commas[language]);
}

/** An address whose city and postal code stay on one line. */
export function withCode(address: string): string {
  return address.replace(/ (?=\p{Nd}{5})/u, '\u00a0');
}

/** Where a country has postal codes, the city's line carries it. */
export function postalCodeIn(cityLine: string): string | undefined {
  return /\d{5}/.exec(foldDigits(cityLine))?.[0];
}
