import type { ReactNode } from 'react';
import type { Social } from '#content/schemas/social.ts';
import { Film, type FilmProps } from '../../ui/film.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './training.module.css';

type TrainingProps = Omit<Social['training'], 'film'> & { film: FilmProps; children: ReactNode };

export function Training({ film, head, text, children }: TrainingProps) {
  return (
    <section className="section on-dark">
      <div className="wrap grid">
        <div className={styles.words}>
          <p className="label">{richText(film.title)}</p>
          <h2>{richText(head)}</h2>
          <p className="muted">{richText(text)}</p>
          {children}
        </div>
        <div className={styles.film}>
          <Film {...film} />
        </div>
      </div>
    </section>
  );
}
