import type { ReactNode } from 'react';
import { Picture } from '../../ui/picture.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './impact.module.css';
import type { SocialContent } from './social-content.ts';

type ImpactProps = SocialContent['impact'] & { children: ReactNode };

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
        <Picture source={picture} alt={alt} className={styles.picture} />
        <figcaption className="wrap small muted">{richText(caption)}</figcaption>
      </figure>
    </section>
  );
}
