import type { ReactNode } from 'react';
import type { Social } from '#content/schemas/social.ts';
import { LabelledSection } from '../../ui/labelled-section.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './commitment.module.css';
import { Initiatives } from './initiatives.tsx';

type CommitmentProps = Social['commitment'] & { children: ReactNode };

export function Commitment({ label, children, measure, items }: CommitmentProps) {
  return (
    <LabelledSection label={label}>
      <p className={styles.measure}>
        <span className={styles.figure}>{children}</span>
        {richText(measure)}
      </p>
      <div className={styles.items}>
        <Initiatives items={items} columns={1} />
      </div>
    </LabelledSection>
  );
}
