import { getPicture } from '#content/pictures/pictures.ts';
import { getUi } from '#content/readers.ts';
import type { HostedFilm, YoutubeFilm } from '#content/schemas/film.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { paths } from '#routing/paths.ts';
import { Picture } from '#ui/picture.tsx';
import { richText } from '#ui/text.tsx';
import styles from './film.module.css';

export interface FilmProps<Kind = HostedFilm | YoutubeFilm> {
  language: Language;
  film: Kind;
}

/** A film with its transcript. Nothing is fetched until a visitor presses play. */
export function Film({ language, film }: FilmProps) {
  return (
    <div>
      {'youtube' in film ? (
        <YoutubePoster language={language} film={film} />
      ) : (
        <FilmPlayer language={language} film={film} />
      )}
      <p className={`small muted ${styles.about}`}>{richText(film.about)}</p>
      <details className={`small ${styles.transcript}`}>
        <summary className="line">
          {getUi(language).film.transcript}
          <span className="visually-hidden">{`: ${film.title}`}</span>
          <i aria-hidden="true" />
        </summary>
        <ol>
          {transcriptOf(film).map(({ title, text }) => (
            <li key={text}>
              {title && <strong>{richText(title)}</strong>}
              <p className="muted">{richText(text)}</p>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}

function transcriptOf(film: FilmProps['film']): { title?: string; text: string }[] {
  if ('youtube' in film) return film.transcript.map((text) => ({ text }));
  return film.scenes.map(({ title, seen }) => ({ title, text: seen }));
}

/** No captions are default, because a browser would fetch them at once; film.client.ts shows them on play. */
function FilmPlayer({ language, film: { id, title } }: FilmProps<HostedFilm>) {
  return (
    <video
      className={styles.picture}
      aria-label={title}
      poster={paths.film(id, language, 'avif')}
      width={1280}
      height={720}
      preload="none"
      controls
      playsInline
    >
      <source src={paths.film(id, language, 'webm')} type="video/webm" />
      <source src={paths.film(id, language, 'mp4')} type="video/mp4" />
      <track
        kind="captions"
        src={paths.film(id, language, 'vtt')}
        srcLang={language}
        label={languages[language].name}
      />
    </video>
  );
}

const frameOrigin = 'https://www.youtube-nocookie.com';

/** Links to YouTube; film.client.ts puts the player here. `data-embed-origin` admits it to the page's policy. */
function YoutubePoster({ language, film: { title, youtube, picture } }: FilmProps<YoutubeFilm>) {
  const labels = getUi(language).film;
  return (
    <>
      <a
        className={styles.elsewhere}
        href={`https://www.youtube.com/watch?v=${youtube}`}
        data-embed-origin={frameOrigin}
        data-embed={`${frameOrigin}/embed/${youtube}?autoplay=1`}
        data-embed-title={title}
      >
        <Picture source={getPicture(picture, 'film')} className={styles.picture} />
        <span className={`line ${styles.play}`}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M6 3.5v13l10-6.5Z" />
          </svg>
          {labels.play}
          <span className="visually-hidden">{richText(title)}</span>
        </span>
      </a>
      <p className="small muted">{richText(labels.youtube)}</p>
    </>
  );
}
