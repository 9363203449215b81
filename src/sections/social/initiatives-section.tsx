import type { ReactNode } from 'react';
import type { Social } from '#content/schemas/page.ts';
import { LabelledSection } from '#ui/labelled-section.tsx';
import { richText } from '#ui/text.tsx';
import styles from './initiatives-section.module.css';

type InitiativesSectionProps = Social['people'] & {
  columns: 2 | 3;
  warm?: boolean;
};

export function InitiativesSection({ label, heading, items, columns, warm }: InitiativesSectionProps) {
  return (
    <LabelledSection label={label} className={warm ? 'section on-warm' : 'section'}>
      <div className="col-body">
        <p className={`statement ${styles.head}`}>{richText(heading)}</p>
        <Initiatives items={items} columns={columns} />
      </div>
    </LabelledSection>
  );
}

type CommitmentProps = Social['commitment'] & { children: ReactNode };

/** Initiatives next to their result as a figure. */
export function Commitment({ label, children, measure, items }: CommitmentProps) {
  return (
    <LabelledSection label={label}>
      <p className={`col ${styles.measure}`}>
        <span className={styles.figure}>{children}</span>
        {richText(measure)}
      </p>
      <div className={`col ${styles.beside}`}>
        <Initiatives items={items} columns={1} />
      </div>
    </LabelledSection>
  );
}

function Initiatives({ items, columns }: { items: Social['people']['items']; columns: 1 | 2 | 3 }) {
  return (
    <ul className={`tiles ${styles.initiatives}`} data-columns={columns}>
      {items.map(({ id, heading, text }) => (
        <li key={id} id={id}>
          <h3>{richText(heading)}</h3>
          <p className="muted">{richText(text)}</p>
        </li>
      ))}
    </ul>
  );
}
