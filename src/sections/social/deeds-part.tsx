import type { Deed } from '#content/schemas/social.ts';
import { Text } from '../../ui/text.tsx';
import { Deeds } from './deeds.tsx';
import styles from './deeds-part.module.css';

export interface DeedsPartProps {
  label: string;
  head: string;
  items: Deed[];
  columns: 2 | 3;
  /** On sand, with room above; otherwise it goes on from the section before. */
  warm?: boolean;
}

/** A sentence set large, and what the firm does about it. */
export function DeedsPart({ label, head, items, columns, warm = false }: DeedsPartProps) {
  return (
    <section className={warm ? 'section on-warm' : 'section-end'}>
      <div className="wrap">
        <div className="datum grid">
          <h2 className="label aside">{label}</h2>
          <div className="main">
            <p className={`statement ${styles.head}`}>
              <Text>{head}</Text>
            </p>
            <Deeds items={items} columns={columns} />
          </div>
        </div>
      </div>
    </section>
  );
}
