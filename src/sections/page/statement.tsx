import { LabelledSection } from '#ui/labelled-section.tsx';
import { richText } from '#ui/text.tsx';
import styles from './statement.module.css';

export function Statement({ label, text }: { label: string; text: string }) {
  return (
    <LabelledSection label={label}>
      <p className={`statement col-body ${styles.text}`}>{richText(text)}</p>
    </LabelledSection>
  );
}
