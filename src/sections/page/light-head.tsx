import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './light-head.module.css';

export interface LightHeadProps {
  breadcrumbs: { label: string; crumbs: Crumb[] };
  headline: string;
  introduction: string;
}

export function LightHead({ breadcrumbs, headline, introduction }: LightHeadProps) {
  return (
    <section className={styles.head}>
      <div className="wrap grid">
        <div className={styles.breadcrumbs}>
          <Breadcrumb {...breadcrumbs} />
        </div>
        <h1>{richText(headline)}</h1>
        <div className={styles.side}>
          <p className="lead">{richText(introduction)}</p>
        </div>
      </div>
    </section>
  );
}
