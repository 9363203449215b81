import type { ReactNode } from 'react';
import { LabelledSection } from '#ui/labelled-section.tsx';
import { richText } from '#ui/text.tsx';
import { Film, type FilmProps } from './film.tsx';
import styles from './social-films.module.css';

interface TrainingFilmProps extends FilmProps {
  heading: string;
  text: string;
  children: ReactNode;
}

export function TrainingFilm({ language, film, heading, text, children }: TrainingFilmProps) {
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
          <Film language={language} film={film} />
        </div>
      </div>
    </section>
  );
}

export function FilmSection({ language, film }: FilmProps) {
  return (
    <LabelledSection label={film.title} className="section-end">
      <div className="col-body">
        <Film language={language} film={film} />
      </div>
    </LabelledSection>
  );
}
