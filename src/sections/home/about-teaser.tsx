import type { Home } from '#content/schemas/home.ts';
import { diamonds } from '#ui/diamonds.ts';
import { LabelledSection } from '#ui/labelled-section.tsx';
import { GoLink } from '#ui/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { richText } from '#ui/text.tsx';
import styles from './about-teaser.module.css';

/** The drawing measures the word in dots, as calligraphers do: seven for the alef, three for the kha, and its dot. */
const penWidth = 7.4;
const measure = [
  ...Array.from({ length: 7 }, (_, index): [number, number] => [298, -7.5 - 15.2 * index]),
  ...[94, 78, 62].map((x): [number, number] => [x, 24]),
];
const letterDot = diamonds([[55.5, -88.4]], 16.5);

export function AboutTeaser({ content, href }: { content: Home['about']; href: string }) {
  const { label, statement, text, more, definition } = content;
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
      <div className={`col stack ${styles.definition}`}>
        <div className={styles.word}>
          <Logo variant="word" label={definition.word} />
          <svg className={styles.measure} viewBox="7.4 -107.3 336 178" aria-hidden="true">
            {measure.map(([x, y]) => (
              <path key={`${x} ${y}`} d={diamonds([[x, y]], penWidth)} />
            ))}
            <path className={styles.letterDot} d={letterDot} />
          </svg>
        </div>
        <dl className="grid-line small">
          <dt>{definition.entry}</dt>
          <dd className="muted">{definition.meaning}</dd>
        </dl>
      </div>
    </LabelledSection>
  );
}

export function VisionMission({ vision, mission }: Record<'vision' | 'mission', Home['vision']>) {
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
