import { getServices, getUi } from '#content/readers.ts';
import type { Service } from '#content/schemas/service.ts';
import type { Ui } from '#content/schemas/ui.ts';
import type { Language } from '#i18n/languages.ts';
import { Accordion } from '#ui/accordion.tsx';
import { Chevron } from '#ui/arrow.tsx';
import { BulletList } from '#ui/bullet-list.tsx';
import { GoLink } from '#ui/link.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { SubCards } from '#ui/sub-cards.tsx';
import { richText } from '#ui/text.tsx';
import styles from './service-body.module.css';

export function ServiceBody({ language, service }: { language: Language; service: Service }) {
  const { services: labels } = getUi(language);
  const list = (
    <ul>
      {getServices(language).map(({ id, href, title }) => (
        <li key={id}>
          <PageLink href={href} aria-current={id === service.id ? 'page' : undefined}>
            {id === service.id && <i className="diamond" aria-hidden="true" />}
            <span>{richText(title)}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="section container grid">
      <nav className={`col-label sticky ${styles.nav}`} aria-label={labels.all}>
        <p className={`label ${styles.wide}`}>{labels.all}</p>
        <div className={styles.wide}>{list}</div>
        <details className={styles.narrow}>
          <summary className="label">
            {labels.all} <Chevron />
          </summary>
          {list}
        </details>
      </nav>
      <div className={`col-body ${styles.body}`}>
        <h2 className={`statement ${styles.statement}`}>{richText(service.statement)}</h2>
        {service.whyNow && <p className={`lead ${styles.now}`}>{richText(service.whyNow)}</p>}
        <SubCards cards={service.subCards} heading="h3" className={styles.cards} />
        <Accordion
          items={service.sections.map((section) => ({
            ...section,
            body: <Part section={section} labels={labels} />,
          }))}
        />
        {service.document && (
          <p className={`screen-only ${styles.document}`}>
            <span className="label">{labels.document.open}</span>
            <GoLink href={service.documentHref}>{service.document.title}</GoLink>
          </p>
        )}
      </div>
    </section>
  );
}

interface BodyPartProps {
  section: Service['sections'][number];
  labels: Ui['services'];
}

function Part({ section, labels }: BodyPartProps) {
  const { lead, text, keyPoints, example, exampleFirst } = section;
  const shownExample = example && (
    <div className={`print-whole ${styles.example}`}>
      <h4 className={`label ${styles.label}`}>{labels.example}</h4>
      <p>{richText(example.text)}</p>
    </div>
  );
  return (
    <div className={`tiles ${styles.section}`} data-columns={2}>
      {exampleFirst && shownExample}
      <div className={styles.introduction}>
        <p className="lead">{richText(lead)}</p>
        {text && <p className={`muted ${styles.text}`}>{richText(text)}</p>}
      </div>
      {keyPoints && (
        <div>
          <h4 className={`label ${styles.label}`}>{labels.keyPoints}</h4>
          <BulletList points={keyPoints} />
        </div>
      )}
      {!exampleFirst && shownExample}
    </div>
  );
}
