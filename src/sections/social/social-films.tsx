import type { ReactNode } from 'react';
import { byId, type Content } from '#content/content.ts';
import { getPicture, slots } from '#content/pictures.ts';
import type { Social } from '#content/schemas/page.ts';
import { languages } from '#i18n/languages.ts';
import { paths } from '#i18n/paths.ts';
import { Film, type FilmProps } from '../../ui/film.tsx';
import { LabelledSection } from '../../ui/labelled-section.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './training.module.css';

type TrainingProps = Social['training'] & { content: Content; children: ReactNode };

export function Training({ content, film: id, head, text, children }: TrainingProps) {
  const film = filmProps(content, id);
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

/** A film under its title. */
export function FilmSection({ content, film: id }: { content: Content; film: string }) {
  const film = filmProps(content, id);
  return (
    <LabelledSection label={film.title} className="section-end">
      <div className="main">
        <Film {...film} />
      </div>
    </LabelledSection>
  );
}

function filmProps({ language, films, ui }: Content, id: string): FilmProps {
  const film = byId(films, id);
  const { title, about } = film;
  const labels = ui.film;
  if ('youtube' in film) {
    const poster = getPicture(film.picture, slots.film);
    const transcript = film.transcript.map((text) => ({ text }));
    return { title, about, labels, transcript, source: { kind: 'youtube', id: film.youtube, poster } };
  }
  const url = (ending: 'webm' | 'mp4' | 'avif' | 'vtt') => paths.film(id, language, ending);
  const captions = { src: url('vtt'), language, label: languages[language].name };
  return {
    ...{ title, about, labels },
    source: { kind: 'file', webm: url('webm'), mp4: url('mp4'), poster: url('avif'), captions },
    transcript: film.scenes.map(({ title, seen }) => ({ title, text: seen })),
  };
}
