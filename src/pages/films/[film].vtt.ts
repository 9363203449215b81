import { filmCaptions } from '#content/film-captions.ts';
import { getFilms } from '#content/readers.ts';
import { languageCodes } from '#i18n/languages.ts';
import { textFile } from '#routing/endpoint.ts';
import { paths } from '#routing/paths.ts';

export const getStaticPaths = () => {
  return languageCodes.flatMap((language) =>
    getFilms(language)
      .filter((film) => 'scenes' in film)
      .map(({ id, scenes }) => ({
        params: { film: /([^/]+)\.vtt$/.exec(paths.film(id, language, 'vtt'))?.[1] },
        props: { text: filmCaptions(language, scenes) },
      })),
  );
};

export const GET = ({ props: { text } }: { props: { text: string } }) => textFile('text/vtt', text);
