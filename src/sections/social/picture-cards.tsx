import type { ReactNode } from 'react';
import { Picture } from '../../ui/picture.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './picture-cards.module.css';
import type { SocialContent } from './social-content.ts';

type PictureCardsProps = SocialContent['cards'] & { children: ReactNode };

/** Where the work can be seen: three pictures of one height, the first wide, with words under them. */
export function PictureCards({ label, children, cards }: PictureCardsProps) {
  return (
    <section className="section-end">
      <div className="wrap">
        <h2>{label}</h2>
        <ul className={styles.cards}>
          {cards.map(({ head, text, counted, picture, mirrored }) => (
            <li key={head}>
              <div className={styles.picture} data-mirrored={mirrored || undefined}>
                <Picture source={picture} />
              </div>
              <h3>
                {counted && <span className={styles.figure}>{children}</span>} {richText(head)}
              </h3>
              <p className="muted">{richText(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
