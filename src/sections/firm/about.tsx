import type { Values as ValuesContent } from '#content/schemas/firm.ts';
import type { Ui } from '#content/schemas/ui.ts';
import { LabelledSection } from '#ui/labelled-section.tsx';
import { ButtonLink } from '#ui/link.tsx';
import rows from '#ui/rows.module.css';
import { richText } from '#ui/text.tsx';
import styles from './about.module.css';

export function Values({ label, values }: ValuesContent) {
  return (
    <LabelledSection label={label} id="values" className="section-end">
      <ul className={`col-body ${rows.rows} ${styles.values}`}>
        {values.map(({ id, name, text }) => (
          <li key={id}>
            <h3 className="size-2">{richText(name)}</h3>
            <p className="lead">{richText(text)}</p>
          </li>
        ))}
      </ul>
    </LabelledSection>
  );
}

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
