import type { ReactNode } from 'react';
import type { Service } from '#content/schemas/service.ts';
import type { PersonMention } from '#sections/people/people-props.ts';
import { ButtonLink, GoLink } from '#ui/link.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { richText } from '#ui/text.tsx';
import styles from './call-to-action.module.css';

export interface ServiceLeadProps extends PersonMention {
  label: string;
}

type CallToActionProps = Service['callToAction'] & {
  href: string;
  children?: ReactNode;
  more?: { href: string; label: string };
  serviceLead?: ServiceLeadProps | undefined;
};

export function CallToAction(props: CallToActionProps) {
  const { title, benefits, button, href, children, more, serviceLead } = props;
  return (
    <section className="section on-warm">
      <div className="container grid">
        <div className={`col print-whole ${styles.title}`}>
          <h2>{richText(title)}</h2>
          {serviceLead && (
            <p className={styles.serviceLead}>
              <Portrait {...serviceLead.portrait} small />
              <span className="label">{serviceLead.label}</span>
              <PageLink href={serviceLead.href}>{serviceLead.name}</PageLink>
              <span className="small muted">{serviceLead.position}</span>
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
