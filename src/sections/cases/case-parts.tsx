import type { CaseStudy } from '#content/schemas/case.ts';
import type { Ui } from '#content/schemas/ui.ts';
import { BulletList } from '#ui/bullet-list.tsx';
import { richText } from '#ui/text.tsx';
import { type TitledLink, TitledLinks } from '#ui/titled-links.tsx';
import styles from './case-parts.module.css';

export function CaseParts({ study, labels }: { study: CaseStudy; labels: Ui['cases'] }) {
  return (
    <div className={`section container ${styles.parts}`}>
      {(['challenge', 'solution', 'results'] as const).map((id) => (
        <section key={id} id={id} className={`grid-line grid ${styles.part}`}>
          <div className={`col ${styles.head}`}>
            <p className="label">{labels[id]}</p>
            <h2>{richText(study[id].head)}</h2>
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

export function CaseServices({ label, links }: { label: string; links: TitledLink[] }) {
  return (
    <section className="container section-end screen-only">
      <h2 className={`label grid-line ${styles.label}`}>{label}</h2>
      <TitledLinks links={links} variant="columns" />
    </section>
  );
}
