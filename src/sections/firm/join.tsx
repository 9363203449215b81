import type { Content } from '#content/content.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './join.module.css';

export function Join({ ui: { about }, pages }: Content) {
  const { title, text, button } = about.join;
  return (
    <section className="section on-dark khatam">
      <div className={`wrap grid ${styles.words}`}>
        <h2>{richText(title)}</h2>
        <div className={styles.side}>
          <p className="lead">{richText(text)}</p>
          <ButtonLink href={pages.jobs.href}>{button}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
