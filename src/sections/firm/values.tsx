import type { Values as Content } from '#content/schemas/firm.ts';
import { LabelledSection } from '../../ui/labelled-section.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './values.module.css';

export function Values({ label, values }: Content) {
  return (
    <LabelledSection label={label} id="values" className="section-end">
      <ul className={`main ${styles.values}`}>
        {values.map(({ id, name, text }) => (
          <li key={id}>
            <h3 className="size-2">{richText(name)}</h3>
            <p className="lead">{richText(text)}</p>
          </li>
        ))}
      </ul>
    </LabelledSection>
  );
}
