import type { ReactNode } from 'react';
import { getPicture } from '#content/pictures/pictures.ts';
import { getPictures } from '#content/readers.ts';
import type { Social } from '#content/schemas/page.ts';
import { factsOfPicture } from '#content/schemas/picture.ts';
import { DotRows } from '#ui/dot-rows.tsx';
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

/** Draws a count in rows of dots, one for every `each`; the last one is marked. */
function Dots({ each, text, count }: { each: number; text: string; count: number }) {
  return (
    <figure className={`stack ${styles.dots}`}>
      <DotRows
        count={Math.round(count / each)}
        perRow={20}
        lastClassName={styles.last}
        preserveAspectRatio="xMinYMid"
      />
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
