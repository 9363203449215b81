import type { ReactNode } from 'react';
import type { Home } from '#content/schemas/home.ts';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './contact-call.module.css';

export interface ContactCallProps {
  content: Home['call'];
  picture: PictureSource;
  children: ReactNode;
}

/** The last word of the home page: a blue-hour picture that fades into the footer. */
export function ContactCall({ content: { title, text }, picture, children }: ContactCallProps) {
  return (
    <section className={`on-dark ${styles.section}`}>
      <Picture source={picture} className={styles.picture} />
      <div className={`wrap ${styles.inner}`}>
        <h2>
          <Text>{title}</Text>
        </h2>
        <div className={`apart ${styles.row}`}>
          <p className="lead">
            <Text>{text}</Text>
          </p>
          {children}
        </div>
      </div>
    </section>
  );
}
