import { Picture } from '../../ui/picture.tsx';
import { Points } from '../../ui/points.tsx';
import { richText } from '../../ui/text.tsx';
import type { caseContent } from './case-content.ts';
import styles from './case-parts.module.css';

export function CaseParts({ parts }: Pick<Awaited<ReturnType<typeof caseContent>>, 'parts'>) {
  return (
    <section className="section">
      <div className={`wrap ${styles.parts}`}>
        {parts.map(({ id, label, head, text, points, picture }) => (
          <div key={id} id={id} className={`grid ${styles.part}`}>
            <div className={styles.picture}>
              <Picture source={picture} />
            </div>
            <div className={styles.words}>
              <p className="label">{label}</p>
              <h2>{richText(head)}</h2>
              <p className="muted">{richText(text)}</p>
              <Points points={points} ruled />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
