import type { Service } from '#content/schemas/service.ts';
import { Points } from '../../ui/points.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './review.module.css';
import { ServicePart } from './service-part.tsx';

export function Review({ title, text, points }: NonNullable<Service['review']>) {
  return (
    <ServicePart id="review" title={title}>
      <div className={styles.columns}>
        <p>{richText(text)}</p>
        <Points points={points} ruled />
      </div>
    </ServicePart>
  );
}
