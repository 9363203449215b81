import { type Language, languageCodes, languages } from './languages.ts';

/** The route parameter of a language: nothing for the one without a prefix. */
const parameter = (language: Language) => languages[language].prefix.slice(1) || undefined;

/** `getStaticPaths` of a page that exists once in every language. */
export const eachLanguage = () =>
  languageCodes.map((language) => ({ params: { lang: parameter(language) }, props: { language } }));

/** `getStaticPaths` of a page that exists once for every language and every id. */
export const eachLanguageAndId = <Id extends string | number>(ids: readonly Id[]) =>
  languageCodes.flatMap((language) =>
    ids.map((id) => ({ params: { lang: parameter(language), id: String(id) }, props: { language, id } })),
  );
