import { getUi } from '#content/readers.ts';
import type { CaseStudy } from '#content/schemas/case.ts';
import type { Language } from '#i18n/languages.ts';
import { BulletList } from '#ui/bullet-list.tsx';
import { richText } from '#ui/text.tsx';
import { TitledLinks } from '#ui/titled-links.tsx';
import { serviceLinksOf } from '../page/link-props.ts';
import styles from './case-parts.module.css';

interface CasePartsProps {
  language: Language;
  study: CaseStudy;
}

export function CaseParts({ language, study }: CasePartsProps) {
  const { cases: labels } = getUi(language);
  return (
    <div className={`section container ${styles.parts}`}>
      {(['challenge', 'solution', 'results'] as const).map((id) => (
        <section key={id} id={id} className="grid-line grid">
          <div className={`col ${styles.head}`}>
            <p className="label">{labels[id]}</p>
            <h2>{richText(study[id].heading)}</h2>
          </div>
          <div className={`col stack ${styles.text}`}>
            <p>{richText(study[id].text)}</p>
            <BulletList points={study[id].points} ruled />
          </div>
        </section>
      ))}
    </div>
  );
}

export function CaseServices({ language, study }: CasePartsProps) {
  return (
    <section className="container section-end screen-only">
      <h2 className={`label grid-line ${styles.label}`}>{getUi(language).cases.services}</h2>
      <TitledLinks links={serviceLinksOf(language, study.services)} variant="columns" />
    </section>
  );
}
