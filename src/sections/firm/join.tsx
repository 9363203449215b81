import type { Ui } from '#content/schemas/ui.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './join.module.css';

export function Join({ labels, href }: { labels: Ui['about']['join']; href: string }) {
  return (
    <section className="section on-dark khatam">
      <div className={`wrap grid ${styles.words}`}>
        <h2>{richText(labels.title)}</h2>
        <div className={styles.side}>
          <p className="lead">{richText(labels.text)}</p>
          <ButtonLink href={href}>{labels.button}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
