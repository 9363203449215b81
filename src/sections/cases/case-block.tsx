import { getUi } from '#content/readers.ts';
import type { CaseStudy } from '#content/schemas/case.ts';
import type { Language } from '#i18n/languages.ts';
import { formatNumber } from '#i18n/numbers.ts';
import { Arrow } from '#ui/arrow.tsx';
import { BulletList } from '#ui/bullet-list.tsx';
import { GoLink } from '#ui/link.tsx';
import { Name, richText } from '#ui/text.tsx';
import styles from './case-block.module.css';
import { ChangeDrawing } from './change-drawing.tsx';

interface CaseBlockProps {
  language: Language;
  study: CaseStudy;
  summary: string;
  points?: string[];
  /** Labels it as the next case. */
  isNext?: boolean;
  /** Puts the text before the drawing. */
  reversed?: boolean;
  dark?: boolean;
}

export function CaseBlock({ language, study, reversed, dark, summary, points, isNext }: CaseBlockProps) {
  const { next, read } = getUi(language).cases;
  const { name, industry, title, href, drawing } = study;
  return (
    <article
      className={`print-whole ${styles.block} ${dark ? 'on-dark' : ''}`}
      data-reversed={reversed || undefined}
    >
      <figure className={`stack ${styles.drawn} ${dark ? '' : 'on-warm'}`}>
        <ChangeDrawing drawing={drawing} progress="final" />
        <figcaption className="cluster small">
          <span className={styles.figures}>
            {formatNumber(language, drawing.before)} <Arrow /> {formatNumber(language, drawing.after)}
          </span>
          <span className="muted">{richText(drawing.measure)}</span>
        </figcaption>
      </figure>
      <div className={`stack ${styles.text}`}>
        {isNext && <p className="label">{next}</p>}
        <p className={`cluster small ${styles.client}`}>
          <strong>
            <Name>{name}</Name>
          </strong>
          <i className="diamond" aria-hidden="true" />
          <span>{industry}</span>
        </p>
        <h2>{richText(title)}</h2>
        <p className="muted">{richText(summary)}</p>
        {points && <BulletList points={points} ruled />}
        <p>
          <GoLink href={href} about={`: ${name}`}>
            {read}
          </GoLink>
        </p>
      </div>
    </article>
  );
}
