import type { Service } from '#content/schemas/service.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Chevron } from '../../ui/arrow.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { type SubCard, SubCards } from '../../ui/sub-cards.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './service-body.module.css';
import { ServiceSection, type ServiceSectionProps } from './service-section.tsx';

export interface ServiceBodyProps {
  labels: ServiceSectionProps['labels'] & { all: string };
  services: { href: string; title: string }[];
  /** URL of the page's own service. */
  current: string;
  statement: string;
  subCards: SubCard[];
  sections: Service['sections'];
}

export function ServiceBody({ labels, services, current, statement, subCards, sections }: ServiceBodyProps) {
  const list = (
    <ul>
      {services.map(({ href, title }) => (
        <li key={href}>
          <PageLink href={href} aria-current={href === current ? 'page' : undefined}>
            {href === current && <i className="diamond" aria-hidden="true" />}
            <span>{richText(title)}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="section">
      <div className="wrap grid">
        <nav className={styles.aside} aria-label={labels.all}>
          <p className={`label ${styles.wide}`}>{labels.all}</p>
          <div className={styles.wide}>{list}</div>
          <details className={styles.narrow}>
            <summary className="label">
              {labels.all} <Chevron />
            </summary>
            {list}
          </details>
        </nav>
        <div className={styles.body}>
          <h2 className={`statement ${styles.statement}`}>{richText(statement)}</h2>
          <SubCards cards={subCards} heading="h3" className={styles.cards} />
          <Accordion
            items={sections.map((section) => ({
              id: section.id,
              head: section.head,
              body: <ServiceSection section={section} labels={labels} />,
            }))}
          />
        </div>
      </div>
    </section>
  );
}
