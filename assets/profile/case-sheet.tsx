import { Points } from '#ui/points.tsx';
import { Name, richText } from '#ui/text.tsx';
import { Photo } from '../print-templates/photo.tsx';
import { CaseResults } from './case-results.tsx';
import styles from './case-sheet.module.css';
import type { ProfileContent } from './profile-content.ts';

type CaseSheetProps = ProfileContent['cases'][number];

/** A case study on one page: a picture, the figures, and what led to them. */
export function CaseSheet(study: CaseSheetProps) {
  const { chapter, name, industry, title, subtitle, picture, results, challenge, solution, outcome } = study;
  return (
    <>
      <Photo source={picture} className={`placed ${styles.picture}`} />
      <div className={`grid-line placed stack ${styles.head}`}>
        {chapter.opens ? (
          <h2 className="label">{chapter.label}</h2>
        ) : (
          <p className="label">{chapter.label}</p>
        )}
        <h3 className={styles.name}>
          <Name>{name}</Name>
        </h3>
        <p className="label">{industry}</p>
        <p className={styles.title}>{richText(title)}</p>
        <p className="lead">{richText(subtitle)}</p>
      </div>
      <div className={`placed ${styles.body}`}>
        <CaseResults results={results} />
        <div className={`small ${styles.parts}`}>
          <CasePart {...challenge} />
          <CasePart {...solution} />
          <div>
            <p className="label">{outcome.label}</p>
            <h4>{richText(outcome.head)}</h4>
            <Points points={outcome.points} />
          </div>
        </div>
      </div>
    </>
  );
}

function CasePart({ label, head, text }: CaseSheetProps['challenge']) {
  return (
    <div>
      <p className="label">{label}</p>
      <h4>{richText(head)}</h4>
      <p className="muted">{richText(text)}</p>
    </div>
  );
}
