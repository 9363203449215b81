import type { Home } from '#content/schemas/home.ts';
import { LabelledSection } from '../../ui/labelled-section.tsx';
import { GoLink } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './about-teaser.module.css';

export function AboutTeaser({ content, href }: { content: Home['about']; href: string }) {
  const { label, statement, text, more, plate } = content;
  return (
    <LabelledSection label={label}>
      <div className={styles.text}>
        <p className="statement">{richText(statement)}</p>
        <p className={`muted ${styles.small}`}>{richText(text)}</p>
        <p>
          <GoLink href={href} about={label}>
            {more}
          </GoLink>
        </p>
      </div>
      <div className={styles.plate}>
        <Logo lockup="word" label={plate.word} />
        <dl className="small">
          <dt>{plate.entry}</dt>
          <dd>{plate.meaning}</dd>
        </dl>
      </div>
    </LabelledSection>
  );
}
