import type { Content } from '#content/content.ts';
import { Figure } from '../../ui/figure.tsx';
import { LabelledSection } from '../../ui/labelled-section.tsx';
import { GoLink } from '../../ui/link.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './service-links.module.css';

export type ServiceTile = Pick<Content['services'][number], 'id' | 'href' | 'title' | 'figure'>;

export function ServiceLinks({ language, ui, pages, services }: Content) {
  return (
    <LabelledSection label={ui.about.services} className="section-end">
      <div className="main">
        <ul className={styles.services}>
          {services.map(({ id, href, title, figure }) => (
            <li key={id}>
              <PageLink href={href}>
                <Figure figure={figure} of={language} small />
                <span>{richText(title)}</span>
              </PageLink>
            </li>
          ))}
        </ul>
        <p className={styles.all}>
          <GoLink href={pages.services.href}>{ui.services.all}</GoLink>
        </p>
      </div>
    </LabelledSection>
  );
}
