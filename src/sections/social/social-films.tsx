import type { ReactNode } from 'react';
import { getPicture } from '#content/pictures/pictures.ts';
import { byId, getFilms, getUi } from '#content/readers.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { paths } from '#routing/paths.ts';
import { Film, type FilmProps } from '#ui/film.tsx';
import { LabelledSection } from '#ui/labelled-section.tsx';
import { richText } from '#ui/text.tsx';
import styles from './social-films.module.css';

interface TrainingFilmProps {
  heading: string;
  text: string;
  film: FilmProps;
  children: ReactNode;
}

export function TrainingFilm({ film, heading, text, children }: TrainingFilmProps) {
  return (
    <section className="section on-dark">
      <div className="container grid">
        <div className={`col stack ${styles.text}`}>
          <p className="label">{richText(film.title)}</p>
          {/* A larger heading would have one word a line. */}
          <h2 className="size-3">{richText(heading)}</h2>
          <p className="muted">{richText(text)}</p>
          {children}
        </div>
        <div className={`col ${styles.film}`}>
          <Film {...film} />
        </div>
      </div>
    </section>
  );
}

export function FilmSection(film: FilmProps) {
  return (
    <LabelledSection label={film.title} className="section-end">
      <div className="col-body">
        <Film {...film} />
      </div>
    </LabelledSection>
  );
}

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
