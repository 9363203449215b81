import type { Language } from '#i18n/languages.ts';
import { foldDigits } from '#i18n/numbers.ts';

const commas: Record<Language, string> = { en: ', ', ar: '، ' };

/** Returns the address of the head office, the first one, in one line. Throws an Error without an office. */
export function addressLine(
  language: Language,
  [headOffice]: { street: string; cityLine: string }[],
): string {
  if (!headOffice) throw new Error('The content has no office');
  return [headOffice.street, headOffice.cityLine].join(commas[language]);
}

/** Keeps numbers of three digits or more, such as postal codes, on the same line as the word before them. */
export function keepNumbersTogether(address: string): string {
  return address.replace(/ (?=\p{Nd}{3})/gu, '\u00a0');
}

/** Returns the postal code in an office's city line; undefined in countries without postal codes. */
export function postalCodeIn(cityLine: string): string | undefined {
  return /\d{5}/.exec(foldDigits(cityLine))?.[0];
}
