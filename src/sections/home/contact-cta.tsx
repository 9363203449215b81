import type { ReactNode } from 'react';
import { getNarrowPicture, getPicture } from '#content/pictures/pictures.ts';
import type { Home } from '#content/schemas/home.ts';
import { Picture } from '#ui/picture.tsx';
import { richText } from '#ui/text.tsx';
import styles from './contact-cta.module.css';

type ContactCtaProps = Home['callToAction'] & { children: ReactNode };

export function ContactCta({ title, text, picture, pictureNarrow, children }: ContactCtaProps) {
  return (
    <section className={`cover on-dark print-whole ${styles.section}`}>
      <Picture
        source={getPicture(picture, 'callToAction')}
        narrow={getNarrowPicture(pictureNarrow, 'callToActionNarrow')}
      />
      <div className={`container ${styles.content}`}>
        <h2>{richText(title)}</h2>
        <div className="spread">
          <p className="lead">{richText(text)}</p>
          {children}
        </div>
      </div>
    </section>
  );
}
