import type { ReactNode } from 'react';
import { getPicture, slots } from '#content/pictures.ts';
import type { Social } from '#content/schemas/social.ts';
import { Picture } from '../../ui/picture.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './impact.module.css';

type ImpactProps = Social['impact'] & { children: ReactNode };

export function Impact({ label, children, picture, alt, caption }: ImpactProps) {
  return (
    <section className={`section ${styles.section}`}>
      <div className="wrap">
        <div className="grid-line">
          <h2 className="label">{label}</h2>
        </div>
      </div>
      {children}
      <figure>
        <Picture source={getPicture(picture, slots.impact)} alt={alt} className={styles.picture} />
        <figcaption className="wrap small muted">{richText(caption)}</figcaption>
      </figure>
    </section>
  );
}
