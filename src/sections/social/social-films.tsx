import type { ReactNode } from 'react';
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
          <h2>{richText(heading)}</h2>
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
