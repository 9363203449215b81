import { getServices } from '#content/readers.ts';
import type { Engagement } from '#content/schemas/page.ts';
import type { Language } from '#i18n/languages.ts';
import { LabelledSection } from '#ui/labelled-section.tsx';
import rows from '#ui/rows.module.css';
import { richText } from '#ui/text.tsx';
import { TitledLinks } from '#ui/titled-links.tsx';
import styles from './steps.module.css';

export function Steps({ label, client, items }: Engagement['steps']) {
  return (
    <LabelledSection label={label} id="steps" className="section-end">
      <ol className={`col-body ${rows.rows} ${styles.steps}`}>
        {items.map((step) => (
          <li key={step.id} id={step.id}>
            <p className="label">{richText(step.time)}</p>
            <div>
              <h3 className="size-3">{richText(step.heading)}</h3>
              <p>{richText(step.text)}</p>
            </div>
            <div className="small">
              <p className="label">{client}</p>
              <p className="muted">{richText(step.client)}</p>
            </div>
          </li>
        ))}
      </ol>
    </LabelledSection>
  );
}

/** The first step of every service, as its page describes it. */
export function Beginnings({ label, language }: Engagement['begin'] & { language: Language }) {
  const links = getServices(language).map(({ href, title, callToAction }) => ({
    href,
    title,
    text: callToAction.benefits[0] ?? '',
  }));
  return (
    <LabelledSection label={label} id="beginnings" className="section-end">
      <div className={`col-body ${styles.beginnings}`}>
        <TitledLinks links={links} variant="rows" />
      </div>
    </LabelledSection>
  );
}
