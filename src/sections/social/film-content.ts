import { byId, type Content } from '#content/content.ts';
import { getPicture, slots } from '#content/pictures.ts';
import { languages } from '#language/languages.ts';
import { paths } from '#language/paths.ts';
import type { FilmProps } from '../../ui/film.tsx';

export function filmContent({ language, films, ui }: Content, id: string): FilmProps {
  const film = byId(films, id);
  const { title, about } = film;
  const labels = ui.film;
  if ('youtube' in film) {
    const poster = getPicture(film.picture, slots.half);
    const transcript = film.transcript.map((text) => ({ text }));
    return { title, about, labels, transcript, source: { kind: 'youtube', id: film.youtube, poster } };
  }
  const url = (ending: 'webm' | 'mp4' | 'avif' | 'vtt') => paths.film(film.file, language, ending);
  const captions = { src: url('vtt'), language, label: languages[language].name };
  return {
    ...{ title, about, labels },
    source: { kind: 'file', webm: url('webm'), mp4: url('mp4'), poster: url('avif'), captions },
    transcript: film.scenes.map(({ title, seen }) => ({ title, text: seen })),
  };
}
