import type { Home } from '#content/schemas/home.ts';
import { LabelledSection } from '#ui/labelled-section.tsx';
import { GoLink } from '#ui/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { richText } from '#ui/text.tsx';
import styles from './about-teaser.module.css';

export function AboutTeaser({ content, href }: { content: Home['about']; href: string }) {
  const { label, statement, text, more, plate } = content;
  return (
    <LabelledSection label={label}>
      <div className={`col stack ${styles.text}`}>
        <p className="statement">{richText(statement)}</p>
        <p className={`muted ${styles.small}`}>{richText(text)}</p>
        <p>
          <GoLink href={href} about={label}>
            {more}
          </GoLink>
        </p>
      </div>
      <div className={`col stack ${styles.plate}`}>
        <Logo variant="word" label={plate.word} />
        <dl className="small">
          <dt>{plate.entry}</dt>
          <dd>{plate.meaning}</dd>
        </dl>
      </div>
    </LabelledSection>
  );
}

export function VisionMission({ vision, mission }: Pick<Home, 'vision' | 'mission'>) {
  return (
    <section className="section on-dark star-pattern">
      <div className={`container grid ${styles.pair}`}>
        {[vision, mission].map(({ label, text }) => (
          <div key={label} className={`col ${styles.part}`}>
            <h2 className={`label ${styles.label}`}>{label}</h2>
            <p className="statement">{richText(text)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
