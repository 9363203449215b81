import type { Values as Content } from '#content/schemas/firm.ts';
import { LabelledSection } from '../../ui/labelled-section.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './values.module.css';

export function Values({ label, values }: Content) {
  return (
    <LabelledSection label={label} id="values" className="section-end">
      <ul className={`main ${styles.values}`}>
        {values.map(({ id, name, text }) => (
          <li key={id}>
            <h3 className="size-2">
              <Text>{name}</Text>
            </h3>
            <p className="lead">
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ul>
    </LabelledSection>
  );
}
