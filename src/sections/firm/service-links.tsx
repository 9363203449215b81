import type { Service } from '#content/schemas/service.ts';
import { Figure } from '../../ui/figure.tsx';
import { LabelledSection } from '../../ui/labelled-section.tsx';
import { GoLink } from '../../ui/link.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './service-links.module.css';

export interface ServiceTile extends Pick<Service, 'id' | 'title' | 'figure'> {
  href: string;
}

export interface ServiceLinksProps {
  label: string;
  all: { href: string; label: string };
  services: ServiceTile[];
}

export function ServiceLinks({ label, all, services }: ServiceLinksProps) {
  return (
    <LabelledSection label={label} className="section-end">
      <div className="main">
        <ul className={styles.services}>
          {services.map(({ id, href, title, figure }) => (
            <li key={id}>
              <PageLink href={href}>
                <Figure figure={figure} small />
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
