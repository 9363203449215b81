import { type Language, languageCodes, pathPrefixes } from '#i18n/languages.ts';

const parameter = (language: Language) => pathPrefixes[language].slice(1) || undefined;

export const languageStaticPaths = () =>
  languageCodes.map((language) => ({ params: { lang: parameter(language) }, props: { language } }));

export const languageAndIdStaticPaths = <Id extends string | number>(ids: readonly Id[]) =>
  languageCodes.flatMap((language) =>
    ids.map((id) => ({ params: { lang: parameter(language), id: String(id) }, props: { language, id } })),
  );
