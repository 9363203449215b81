import type { PictureSource } from '#lib/picture-source.ts';
import styles from './film.module.css';
import { Picture } from './picture.tsx';
import { richText } from './text.tsx';

interface OwnSource {
  kind: 'file';
  webm: string;
  mp4: string;
  poster: string;
  captions: { src: string; language: string; label: string };
}

type YoutubeSource = { kind: 'youtube'; id: string; poster: PictureSource };
export type FilmSource = OwnSource | YoutubeSource;

export interface FilmProps {
  title: string;
  about: string;
  source: FilmSource;
  labels: { transcript: string; play: string; youtube: string };
  transcript: { title?: string; text: string }[];
}

/** A film with its transcript. Nothing is fetched until a visitor presses play. */
export function Film({ title, about, source, labels, transcript }: FilmProps) {
  return (
    <div>
      {source.kind === 'file' ? (
        <FilmFile title={title} {...source} />
      ) : (
        <YoutubeFilm title={title} labels={labels} {...source} />
      )}
      <p className={`small muted ${styles.about}`}>{richText(about)}</p>
      <details className={`small ${styles.transcript}`}>
        <summary className="line">
          {labels.transcript}
          <span className="visually-hidden">{`: ${title}`}</span>
          <i aria-hidden="true" />
        </summary>
        <ol>
          {transcript.map(({ title: name, text }) => (
            <li key={text}>
              {name && <strong>{richText(name)}</strong>}
              <p className="muted">{richText(text)}</p>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}

/** No captions are default, because a browser would fetch them at once; film.client.ts shows them on play. */
function FilmFile({ title, webm, mp4, poster, captions }: OwnSource & { title: string }) {
  return (
    <video
      className={styles.picture}
      aria-label={title}
      poster={poster}
      width={1280}
      height={720}
      preload="none"
      controls
      playsInline
    >
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
      <track kind="captions" src={captions.src} srcLang={captions.language} label={captions.label} />
    </video>
  );
}

const frameOrigin = 'https://www.youtube-nocookie.com';

type YoutubeFilmProps = YoutubeSource & { title: string; labels: FilmProps['labels'] };

/** Links to YouTube; film.client.ts puts the player here. `data-embed-origin` admits it to the page's policy. */
function YoutubeFilm({ title, id, poster, labels }: YoutubeFilmProps) {
  return (
    <>
      <a
        className={styles.elsewhere}
        href={`https://www.youtube.com/watch?v=${id}`}
        data-embed-origin={frameOrigin}
        data-embed={`${frameOrigin}/embed/${id}?autoplay=1`}
        data-embed-title={title}
      >
        <Picture source={poster} className={styles.picture} />
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
