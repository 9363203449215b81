import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { contactCards } from '#content/contact-cards.ts';
import { type Content, getContent } from '#content/content.ts';
import { filmCaptions } from '#content/film-captions.ts';
import { llmsText } from '#content/llms-text.ts';
import { manifest } from '#content/manifest.ts';
import { contactDialog } from '#forms/contact.ts';
import { training } from '#forms/training.ts';
import { type Language, languageCodes } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { encodeIndex } from '#search/packed-index.ts';
import { dialogContent } from '../sections/forms/form-content.ts';
import { serviceDetails } from '../sections/home/home-content.ts';
import { feedOptions } from '../sections/insights/feed.ts';
import { searchContent } from '../sections/search/search-content.ts';
import { searchIndex } from '../sections/search/search-index.ts';
import { searchSources } from '../sections/search/search-sources.ts';

/** What the content is made into beside pages, by path: JSON for our scripts, and files of their own type. */
function filesOf(content: Content): Record<string, (site: URL) => unknown> {
  const { language, films } = content;
  const here = (path: string) => localizedPath(language, path);
  const ownFilms = films.filter((film) => 'file' in film);
  return {
    [here(paths.contactDialog)]: () => dialogContent(content, contactDialog),
    [here(paths.trainingDialog)]: () => dialogContent(content, training),
    [here(`${paths.search}/dialog.json`)]: () => searchContent(content),
    [here(paths.searchIndex)]: async () => {
      const [en, ar] = await Promise.all([getContent('en'), getContent('ar')]);
      return encodeIndex(searchIndex(language, { en: searchSources(en, en), ar: searchSources(ar, en) }));
    },
    [here(paths.serviceDetails)]: () => serviceDetails(content),
    [here(paths.manifest)]: () => manifest(content),
    [here(paths.feed)]: (site) => rss(feedOptions(content, site)),
    [here('/llms.txt')]: (site) => new Response(llmsText(content, site, Date.now())),
    ...Object.fromEntries(
      contactCards(content).map(({ path, card }) => [path, () => textFile('text/vcard', card)]),
    ),
    ...Object.fromEntries(
      ownFilms.map(({ file, scenes }) => [
        paths.film(file, language, 'vtt'),
        () => textFile('text/vtt', filmCaptions(language, scenes)),
      ]),
    ),
  };
}

function textFile(type: string, text: string): Response {
  return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}

export const getStaticPaths = async () => {
  const contents = await Promise.all(languageCodes.map(getContent));
  return contents.flatMap((content) =>
    Object.keys(filesOf(content)).map((path) => ({
      params: { file: path.slice(1) },
      props: { language: content.language, path },
    })),
  );
};

type Props = { language: Language; path: string };

export const GET: APIRoute<Props> = async ({ props: { language, path }, site, url }) => {
  const made = await filesOf(await getContent(language))[path]?.(site ?? url);
  return made instanceof Response ? made : Response.json(made);
};
