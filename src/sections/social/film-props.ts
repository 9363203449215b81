import { getPicture } from '#content/pictures.ts';
import { byId, getFilms, getUi } from '#content/readers.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { paths } from '#routing/paths.ts';
import type { FilmProps } from '#ui/film.tsx';

/** The props of a film's player. Throws if there is no such film. */
export function filmProps(language: Language, id: string): FilmProps {
  const film = byId(getFilms(language), id);
  const { title, about } = film;
  const labels = getUi(language).film;
  if ('youtube' in film) {
    const poster = getPicture(film.picture, 'film');
    const transcript = film.transcript.map((text) => ({ text }));
    return { title, about, labels, transcript, source: { kind: 'youtube', id: film.youtube, poster } };
  }
  const url = (ending: 'webm' | 'mp4' | 'avif' | 'vtt') => paths.film(id, language, ending);
  const captions = { src: url('vtt'), language, label: languages[language].name };
  return {
    title,
    about,
    labels,
    source: { kind: 'file', webm: url('webm'), mp4: url('mp4'), poster: url('avif'), captions },
    transcript: film.scenes.map(({ title, seen }) => ({ title, text: seen })),
  };
}
