import { getPages, getServices, getUi } from '#content/readers.ts';
import type { Language } from '#i18n/languages.ts';
import { Illustration } from '#ui/illustration.tsx';
import { LabelledSection } from '#ui/labelled-section.tsx';
import { GoLink } from '#ui/link.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { richText } from '#ui/text.tsx';
import styles from './service-links.module.css';

export function ServiceLinks({ language }: { language: Language }) {
  const { about, services: labels } = getUi(language);
  return (
    <LabelledSection label={about.services} className="section-end">
      <div className="col-body">
        <ul className={styles.services}>
          {getServices(language).map(({ id, href, title, illustration }) => (
            <li key={id}>
              <PageLink href={href} className="accent-hover display-4 line">
                <Illustration name={illustration} of={language} small />
                <span>{richText(title)}</span>
              </PageLink>
            </li>
          ))}
        </ul>
        <p className={styles.all}>
          <GoLink href={getPages(language).services.href}>{labels.all}</GoLink>
        </p>
      </div>
    </LabelledSection>
  );
}
