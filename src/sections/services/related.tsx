import { byId, type Content } from '#content/content.ts';
import type { Service } from '#content/schemas/service.ts';
import { TitledLinks } from '../../ui/titled-links.tsx';
import { serviceLinksOf } from '../page/page-content.ts';
import styles from './related.module.css';

type RelatedProps = Service['related'] & { content: Content };

/** The case that this service's work led to, and the services that go with it. */
export function Related({ case: id, services, content }: RelatedProps) {
  const { relatedCase, neighbours } = content.ui.services;
  const { title, name, href } = byId(content.cases, id);
  const study = { label: relatedCase, title, text: name, href };
  return (
    <section className={`wrap screen ${styles.section}`}>
      <TitledLinks
        look="columns"
        links={[study, ...serviceLinksOf(content.services, services, neighbours)]}
      />
    </section>
  );
}
