import type { ReactNode } from 'react';
import { mirrored } from '#content/picture-ids.ts';
import { getPicture, slots } from '#content/pictures.ts';
import type { Social } from '#content/schemas/social.ts';
import { Picture } from '../../ui/picture.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './picture-cards.module.css';

type PictureCardsProps = Social['cards'] & {
  /** The figure of the card that has one. */
  children: ReactNode;
};

/** Where the work can be seen: three pictures of one height, the first wide, with words under them. */
export function PictureCards({ label, children, items }: PictureCardsProps) {
  return (
    <section className="section-end">
      <div className="wrap">
        <h2>{label}</h2>
        <ul className={styles.cards}>
          {items.map(({ head, text, count, picture }) => (
            <li key={head}>
              <div className={styles.picture} data-mirrored={mirrored.includes(picture) || undefined}>
                <Picture source={getPicture(picture, slots.half)} />
              </div>
              <h3>
                {count && <span className={styles.figure}>{children}</span>} {richText(head)}
              </h3>
              <p className="muted">{richText(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
