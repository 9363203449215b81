import type { Social } from '#content/schemas/social.ts';
import { LabelledSection } from '../../ui/labelled-section.tsx';
import { richText } from '../../ui/text.tsx';
import { Initiatives } from './initiatives.tsx';
import styles from './initiatives-section.module.css';

type InitiativesSectionProps = Social['people'] & {
  columns: 2 | 3;
  /** On sand, with room above; otherwise it goes on from the section before. */
  warm?: boolean;
};

export function InitiativesSection({ label, head, items, columns, warm = false }: InitiativesSectionProps) {
  return (
    <LabelledSection label={label} className={warm ? 'section on-warm' : 'section-end'}>
      <div className="main">
        <p className={`statement ${styles.head}`}>{richText(head)}</p>
        <Initiatives items={items} columns={columns} />
      </div>
    </LabelledSection>
  );
}
