import type { ReactNode } from 'react';
import { getPicture } from '#content/pictures.ts';
import { getPictures } from '#content/readers.ts';
import type { Social } from '#content/schemas/page.ts';
import { factsOfPicture } from '#content/schemas/picture.ts';
import { diamonds, rowsOfPoints } from '#ui/diamonds.ts';
import { Picture } from '#ui/picture.tsx';
import { richText } from '#ui/text.tsx';
import styles from './picture-cards.module.css';

type PictureCardsProps = Social['cards'] & { children: ReactNode };

/** Pictures of one height; `children` is the figure that one of them has. */
export function PictureCards({ label, children, items }: PictureCardsProps) {
  return (
    <section className="container section-end">
      <h2>{label}</h2>
      <ul className={styles.cards}>
        {items.map(({ heading, text, count, picture, dots }) => (
          <li key={heading}>
            {picture && (
              <div className={styles.picture} data-mirrored={factsOfPicture(getPictures(), picture).mirrored}>
                <Picture source={getPicture(picture, 'socialCard')} />
              </div>
            )}
            {dots && count !== undefined && <Dots {...dots} count={count} />}
            <h3>
              {count !== undefined && <span className={styles.figure}>{children}</span>} {richText(heading)}
            </h3>
            <p className="muted">{richText(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const dotsPerRow = 20;

/** Draws a count in rows of dots, one for every `each`; the last one is marked. */
function Dots({ each, text, count }: { each: number; text: string; count: number }) {
  const points = rowsOfPoints(Math.round(count / each), dotsPerRow, 10);
  const rows = Math.ceil(points.length / dotsPerRow);
  return (
    <figure className={`stack ${styles.dots}`}>
      <svg viewBox={`0 0 ${10 * dotsPerRow} ${10 * rows}`} preserveAspectRatio="xMinYMid" aria-hidden="true">
        <path d={diamonds(points.slice(0, -1), 4)} />
        <path className={styles.last} d={diamonds(points.slice(-1), 4)} />
      </svg>
      <figcaption className="small muted">{richText(text)}</figcaption>
    </figure>
  );
}

export function Impact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={`section ${styles.section}`}>
      <div className="container">
        <h2 className="label grid-line">{label}</h2>
      </div>
      {children}
    </section>
  );
}
