import { getUi } from '#content/readers.ts';
import type { Service } from '#content/schemas/service.ts';
import type { Language } from '#i18n/languages.ts';
import { richText } from '#ui/text.tsx';
import { type TitledLink, TitledLinks } from '#ui/titled-links.tsx';
import styles from './our-work.module.css';
import { WorkFigure } from './work-figure.tsx';

export function OurWork({ language, cases }: { language: Language; cases: Service['cases'] }) {
  const ui = getUi(language);
  return (
    <section className="container section-end">
      <h2 className={`grid-line ${styles.title}`}>{ui.services.ourWork}</h2>
      <div className={styles.pair}>
        {cases.map(({ title, ...figure }) => (
          <figure key={title}>
            <WorkFigure {...figure} language={language} labels={ui.cases} />
            <figcaption>{richText(title)}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

export function Related({ links }: { links: TitledLink[] }) {
  return (
    <section className={`container screen-only ${styles.related}`}>
      <TitledLinks variant="columns" links={links} />
    </section>
  );
}
