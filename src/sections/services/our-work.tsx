import type { Content } from '#content/content.ts';
import { getPicture, slots } from '#content/pictures.ts';
import type { Service } from '#content/schemas/service.ts';
import { Picture } from '../../ui/picture.tsx';
import { richText } from '../../ui/text.tsx';
import { TitledLinks } from '../../ui/titled-links.tsx';
import { serviceLinksOf } from '../page/link-content.ts';
import styles from './case-pictures.module.css';
import related from './related.module.css';

export function CasePictures({ label, cases }: Pick<Service, 'cases'> & { label: string }) {
  return (
    <section className="section-end">
      <div className="wrap">
        <h2 className={`grid-line ${styles.title}`}>{label}</h2>
        <div className={styles.pair}>
          {cases.map(({ picture, title }) => (
            <figure key={title}>
              <Picture source={getPicture(picture, slots.serviceCase)} />
              <figcaption>{richText(title)}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}

type RelatedProps = Service['related'] & { content: Content };

/** The case that this service had a part in, where there is one, and the services that go with it. */
export function Related({ case: id, services, content }: RelatedProps) {
  const { relatedCase, neighbours } = content.ui.services;
  const studies = content.cases
    .filter((study) => study.id === id)
    .map(({ title, name, href }) => ({ label: relatedCase, title, text: name, href }));
  return (
    <section className={`wrap screen ${related.section}`}>
      <TitledLinks
        look="columns"
        links={[...studies, ...serviceLinksOf(content.services, services, neighbours)]}
      />
    </section>
  );
}
