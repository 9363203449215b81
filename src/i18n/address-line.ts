import type { Language } from './languages.ts';

const commas: Record<Language, string> = { en: ', ', ar: '، ' };

/** The address of the head office, which is the first, in one line. Throws where there is no office. */
export function addressLine(language: Language, [head]: { street: string; cityLine: string }[]): string {
  if (!head) throw new Error('The content has no office');
  return [head.street, head.cityLine].join(commas[language]);
}
