import type { APIRoute } from 'astro';
import { type Content, getContent } from '#content/content.ts';
import { contactDialog } from '#forms/contact.ts';
import { training } from '#forms/training.ts';
import { type Language, languageCodes } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { encodeIndex } from '#search/packed-index.ts';
import { dialogContent } from '../sections/forms/form-content.ts';
import { serviceDetails } from '../sections/home/home-content.ts';
import { searchContent } from '../sections/search/search-content.ts';
import { searchIndex } from '../sections/search/search-index.ts';
import { searchSources } from '../sections/search/search-sources.ts';

/** What the pages fetch once a visitor turns to it, by its path without a language. */
const files: Record<string, (content: Content) => unknown> = {
  [paths.contactDialog]: (content) => dialogContent(content, contactDialog),
  [paths.trainingDialog]: (content) => dialogContent(content, training),
  [`${paths.search}/dialog.json`]: searchContent,
  [paths.searchIndex]: async ({ language }) => {
    const [en, ar] = await Promise.all([getContent('en'), getContent('ar')]);
    return encodeIndex(searchIndex(language, { en: searchSources(en, en), ar: searchSources(ar, en) }));
  },
  [paths.serviceDetails]: ({ language }) => serviceDetails(language),
};

export const getStaticPaths = () =>
  languageCodes.flatMap((language) =>
    Object.keys(files).map((path) => ({
      params: { file: localizedPath(language, path).slice(1, -'.json'.length) },
      props: { language, path },
    })),
  );

export const GET: APIRoute<{ language: Language; path: string }> = async ({ props: { language, path } }) =>
  Response.json(await files[path]?.(await getContent(language)));
