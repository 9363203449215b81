import type { ReactNode } from 'react';
import type { Service } from '#content/schemas/service.ts';
import type { Language } from '#i18n/languages.ts';
import { serviceLead } from '#sections/people/people-props.ts';
import { ButtonLink, GoLink } from '#ui/link.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { richText } from '#ui/text.tsx';
import styles from './call-to-action.module.css';

type CallToActionProps = Service['callToAction'] & {
  language: Language;
  service: number | undefined;
  /** The label of who leads the service. */
  ledBy: string;
  href: string;
  children?: ReactNode;
  more?: { href: string; label: string };
};

export function CallToAction(props: CallToActionProps) {
  const { title, benefits, button, href, children, more, language, service, ledBy } = props;
  const lead = serviceLead(language, service);
  return (
    <section className="section on-warm">
      <div className="container grid">
        <div className={`col print-whole ${styles.title}`}>
          <h2>{richText(title)}</h2>
          {lead && (
            <p className={styles.serviceLead}>
              <Portrait {...lead.portrait} small />
              <span className="label">{ledBy}</span>
              <PageLink href={lead.href}>{lead.name}</PageLink>
              <span className="small muted">{lead.position}</span>
            </p>
          )}
        </div>
        <div className={`col print-whole ${styles.side}`}>
          <ul>
            {benefits.map((benefit) => (
              <li key={benefit}>
                <i className="diamond" aria-hidden="true" />
                <span>{richText(benefit)}</span>
              </li>
            ))}
          </ul>
          <div className={`cluster ${styles.ways}`}>
            {children ?? <ButtonLink href={href}>{button}</ButtonLink>}
            {more && <GoLink href={more.href}>{more.label}</GoLink>}
          </div>
        </div>
      </div>
    </section>
  );
}
