import { type Language, languageCodes } from '../../language/languages.ts';

/** The language of the page that the visitor sees. */
export const pageLanguage = languageCodes.find((code) => code === document.documentElement.lang) as Language;
