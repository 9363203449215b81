import type { APIRoute } from 'astro';
import { getContent } from '#content/content.ts';
import { filmCaptions } from '#content/film-captions.ts';
import type { OwnFilm } from '#content/schemas/film.ts';
import { type Language, languageCodes } from '#language/languages.ts';

type Props = { language: Language; scenes: OwnFilm['scenes'] };

export const getStaticPaths = async () => {
  const perLanguage = await Promise.all(
    languageCodes.map(async (language) => {
      const { films } = await getContent(language);
      return films
        .filter((film) => 'file' in film)
        .map(({ file, scenes }) => ({
          params: { file: `${file}-${language}` },
          props: { language, scenes },
        }));
    }),
  );
  return perLanguage.flat();
};

export const GET: APIRoute<Props> = ({ props: { language, scenes } }) =>
  new Response(filmCaptions(language, scenes), { headers: { 'Content-Type': 'text/vtt; charset=utf-8' } });
