import type { Language } from '#i18n/languages.ts';
import { Illustration } from '#ui/illustration.tsx';
import { LabelledSection } from '#ui/labelled-section.tsx';
import { GoLink } from '#ui/link.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { richText } from '#ui/text.tsx';
import styles from './service-links.module.css';

export interface ServiceTile {
  id: number;
  href: string;
  title: string;
  illustration: string;
}

interface ServiceLinksProps {
  language: Language;
  label: string;
  services: ServiceTile[];
  all: { href: string; label: string };
}

export function ServiceLinks({ language, label, services, all }: ServiceLinksProps) {
  return (
    <LabelledSection label={label} className="section-end">
      <div className="col-body">
        <ul className={styles.services}>
          {services.map(({ id, href, title, illustration }) => (
            <li key={id}>
              <PageLink href={href} className="accent-hover">
                <Illustration name={illustration} of={language} small />
                <span>{richText(title)}</span>
              </PageLink>
            </li>
          ))}
        </ul>
        <p className={styles.all}>
          <GoLink href={all.href}>{all.label}</GoLink>
        </p>
      </div>
    </LabelledSection>
  );
}
