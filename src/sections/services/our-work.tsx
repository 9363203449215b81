import type { Service } from '#content/schemas/service.ts';
import type { Ui } from '#content/schemas/ui.ts';
import type { Language } from '#i18n/languages.ts';
import { richText } from '#ui/text.tsx';
import { type TitledLink, TitledLinks } from '#ui/titled-links.tsx';
import styles from './our-work.module.css';
import { WorkFigure } from './work-figure.tsx';

interface OurWorkProps {
  cases: Service['cases'];
  language: Language;
  label: string;
  labels: Ui['cases'];
}

export function OurWork({ language, label, labels, cases }: OurWorkProps) {
  return (
    <section className="container section-end">
      <h2 className={`grid-line ${styles.title}`}>{label}</h2>
      <div className={styles.pair}>
        {cases.map(({ title, ...figure }) => (
          <figure key={title}>
            <WorkFigure {...figure} language={language} labels={labels} />
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
