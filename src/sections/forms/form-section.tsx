import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import { type ContactWaysProps, WaysList } from '../page/contact-ways.tsx';
import styles from './form-section.module.css';
import { GoodToKnow, type GoodToKnowProps } from './good-to-know.tsx';

export interface FormSectionProps {
  ways?: ContactWaysProps;
  know?: GoodToKnowProps;
  picture?: PictureSource | undefined;
  /** Where the page has no head of its own. */
  breadcrumbs?: { label: string; crumbs: Crumb[] };
  children: ReactNode;
}

/** A form with the other ways to the firm beside it, or with what to know; on a phone, after it. */
export function FormSection({ ways, know, picture, breadcrumbs, children }: FormSectionProps) {
  return (
    <section className={breadcrumbs ? `section-end ${styles.first}` : 'section-end'}>
      <div className="wrap grid">
        {breadcrumbs && (
          <div className={styles.breadcrumbs}>
            <Breadcrumb {...breadcrumbs} />
          </div>
        )}
        <div className={styles.form}>{children}</div>
        <div className={styles.ways}>
          {ways && <h2 className="visually-hidden">{ways.labels.label}</h2>}
          {ways && <WaysList {...ways} />}
          {know && <GoodToKnow {...know} />}
          {picture && <Picture source={picture} />}
        </div>
      </div>
    </section>
  );
}
