import { getPicture } from '#content/pictures.ts';
import type { Service } from '#content/schemas/service.ts';
import { Picture } from '#ui/picture.tsx';
import { richText } from '#ui/text.tsx';
import { type TitledLink, TitledLinks } from '#ui/titled-links.tsx';
import styles from './our-work.module.css';

export function CasePictures({ label, cases }: Pick<Service, 'cases'> & { label: string }) {
  return (
    <section className="container section-end">
      <h2 className={`grid-line ${styles.title}`}>{label}</h2>
      <div className={styles.pair}>
        {cases.map(({ picture, title }) => (
          <figure key={title}>
            <Picture source={getPicture(picture, 'serviceCase')} className="crop" />
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
