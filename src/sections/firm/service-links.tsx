import { Figure } from '../../ui/figure.tsx';
import type { FigureId } from '../../ui/figure-shapes.ts';
import { GoLink } from '../../ui/link.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './service-links.module.css';

export interface ServiceLinksProps {
  label: string;
  all: { href: string; label: string };
  services: { id: number; href: string; title: string; figure: FigureId }[];
}

/** What the firm does: its services by name, each leading to its page. */
export function ServiceLinks({ label, all, services }: ServiceLinksProps) {
  return (
    <section className="section-end">
      <div className="wrap">
        <div className="grid-line grid">
          <h2 className="label aside">{label}</h2>
          <div className="main">
            <ul className={styles.services}>
              {services.map(({ id, href, title, figure }) => (
                <li key={id}>
                  <PageLink href={href}>
                    <Figure figure={figure} small />
                    <span>
                      <Text>{title}</Text>
                    </span>
                  </PageLink>
                </li>
              ))}
            </ul>
            <p className={styles.all}>
              <GoLink href={all.href}>{all.label}</GoLink>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
