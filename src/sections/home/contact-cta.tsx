import type { ReactNode } from 'react';
import type { Home } from '#content/schemas/home.ts';
import type { NarrowPicture, PictureSource } from '#lib/picture-source.ts';
import { Picture } from '#ui/picture.tsx';
import { richText } from '#ui/text.tsx';
import styles from './contact-cta.module.css';

interface ContactCtaProps {
  content: Home['callToAction'];
  picture: PictureSource;
  pictureNarrow: NarrowPicture;
  children: ReactNode;
}

export function ContactCta({ content: { title, text }, picture, pictureNarrow, children }: ContactCtaProps) {
  return (
    <section className={`cover on-dark print-whole ${styles.section}`}>
      <Picture source={picture} narrow={pictureNarrow} />
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
