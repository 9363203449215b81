import type { FirmValuesContent } from '#content/schemas/values.ts';
import { LabelledSection } from '#ui/labelled-section.tsx';
import rows from '#ui/rows.module.css';
import { richText } from '#ui/text.tsx';
import styles from './values.module.css';

export function FirmValues({ label, values }: FirmValuesContent) {
  return (
    <LabelledSection label={label} id="values" className="section-end">
      <ul className={`col-body ${rows.rows} ${styles.values}`}>
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
