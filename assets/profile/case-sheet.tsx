import { BulletList } from '#ui/bullet-list.tsx';
import { Name, richText } from '#ui/text.tsx';
import { Photo } from '../print-templates/photo.tsx';
import { Figures } from './figures.tsx';
import type { ProfileContent } from './profile-content.ts';
import styles from './sheets.module.css';

/** A case study on one page: picture, figures, challenge, solution and results. */
export function CaseSheet(study: ProfileContent['cases'][number]) {
  const { chapter, name, industry, title, subtitle, picture, figures, parts } = study;
  const Chapter = chapter.opens ? 'h2' : 'p';
  return (
    <>
      <Photo source={picture} className={styles.picture} />
      <div className={`grid-line stack ${styles.text}`}>
        <Chapter className="label">{chapter.label}</Chapter>
        <h3>
          <Name>{name}</Name>
        </h3>
        <p className="label">{industry}</p>
        <p className={`statement ${styles.title}`}>{richText(title)}</p>
        <p className="lead">{richText(subtitle)}</p>
      </div>
      <Figures figures={figures} />
      <div className={`small ${styles.parts}`}>
        {parts.map(({ label, heading, text, points = [] }) => (
          <div key={label}>
            <p className="label">{label}</p>
            <h4>{richText(heading)}</h4>
            {text && <p className="muted">{richText(text)}</p>}
            {points.length > 0 && <BulletList points={points} />}
          </div>
        ))}
      </div>
    </>
  );
}
