import type { ReactNode } from 'react';
import { Film, type FilmProps } from '../../ui/film.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './training.module.css';

export interface TrainingProps {
  film: FilmProps;
  head: string;
  text: string;
  children: ReactNode;
}

/** The film about learning the work, and the way to apply for it. */
export function Training({ film, head, text, children }: TrainingProps) {
  return (
    <section className="section on-dark">
      <div className="wrap grid">
        <div className={styles.words}>
          <p className="label">
            <Text>{film.title}</Text>
          </p>
          <h2>
            <Text>{head}</Text>
          </h2>
          <p className="muted">
            <Text>{text}</Text>
          </p>
          {children}
        </div>
        <div className={styles.film}>
          <Film {...film} />
        </div>
      </div>
    </section>
  );
}
