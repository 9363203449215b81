import { type Language, languageCodes } from '#i18n/languages.ts';
import { localizedPath } from '#routing/paths.ts';

/** A path in each language, with the language that its route answers in. */
export function inEachLanguage(path: string): { language: Language; url: string }[] {
  return languageCodes.map((language) => ({ language, url: localizedPath(language, path) }));
}
