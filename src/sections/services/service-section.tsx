import type { Service } from '#content/schemas/service.ts';
import { Points } from '../../ui/points.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './service-section.module.css';

export interface ServiceSectionProps {
  section: Service['sections'][number];
  labels: { keyPoints: string; example: string };
}

export function ServiceSection({ section: { lead, text, keyPoints, example }, labels }: ServiceSectionProps) {
  return (
    <div className={styles.section}>
      <div className={styles.words}>
        <p className="lead">{richText(lead)}</p>
        <p>{richText(text)}</p>
      </div>
      <div>
        <h4 className={styles.label}>{labels.keyPoints}</h4>
        <Points points={keyPoints} />
      </div>
      <div className={styles.example}>
        <h4 className={styles.label}>{labels.example}</h4>
        <p>{richText(example.text)}</p>
      </div>
    </div>
  );
}
