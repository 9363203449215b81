import type { Ui } from '#content/schemas/ui.ts';
import { ButtonLink } from '#ui/link.tsx';
import { richText } from '#ui/text.tsx';
import styles from './join.module.css';

export function Join({ title, text, button, href }: Ui['about']['join'] & { href: string }) {
  return (
    <section className="section on-dark star-pattern">
      <div className={`container grid ${styles.join}`}>
        <h2 className={`col ${styles.title}`}>{richText(title)}</h2>
        <div className={`col stack ${styles.side}`}>
          <p className="lead">{richText(text)}</p>
          <ButtonLink href={href}>{button}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
