import type { Ui } from '#content/schemas/ui.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './join.module.css';

export function Join({ labels, href }: { labels: Ui['about']['join']; href: string }) {
  return (
    <section className="section on-dark khatam">
      <div className={`wrap grid ${styles.words}`}>
        <h2>
          <Text>{labels.title}</Text>
        </h2>
        <div className={styles.side}>
          <p className="lead">
            <Text>{labels.text}</Text>
          </p>
          <ButtonLink href={href}>{labels.button}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
