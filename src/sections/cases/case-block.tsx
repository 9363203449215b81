import { getPicture } from '#content/pictures.ts';
import type { CaseStudy } from '#content/schemas/case.ts';
import { GoLink } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Points } from '#ui/points.tsx';
import { Name, richText } from '#ui/text.tsx';
import styles from './case-block.module.css';

interface CaseBlockProps {
  study: CaseStudy;
  summary: string;
  points?: string[];
  label?: string;
  read: string;
  /** The words first and the picture after them. */
  reversed?: boolean;
  dark?: boolean;
}

export function CaseBlock({ study, reversed, dark, summary, points, label, read }: CaseBlockProps) {
  const { name, industry, title, href, picture, focus } = study;
  return (
    <article
      className={`print-whole ${styles.block} ${dark ? 'on-dark' : ''}`}
      data-reversed={reversed || undefined}
    >
      <div className={`cover ${styles.picture}`} data-focus={focus}>
        <Picture source={getPicture(picture, 'caseBlock')} />
      </div>
      <div className={`stack ${styles.words}`}>
        {label && <p className="label">{label}</p>}
        <p className={`cluster small ${styles.whose}`}>
          <strong>
            <Name>{name}</Name>
          </strong>
          <i className="diamond" aria-hidden="true" />
          <span>{industry}</span>
        </p>
        <h2>{richText(title)}</h2>
        <p className="muted">{richText(summary)}</p>
        {points && <Points points={points} ruled />}
        <p>
          <GoLink href={href} about={`: ${name}`}>
            {read}
          </GoLink>
        </p>
      </div>
    </article>
  );
}
