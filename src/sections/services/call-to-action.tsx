import type { ReactNode } from 'react';
import type { Service } from '#content/schemas/service.ts';
import { ButtonLink, GoLink } from '../../ui/link.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './call-to-action.module.css';

type CallToActionProps = Service['call'] & {
  href: string;
  /** In place of the plain link. */
  children?: ReactNode;
  /** What to read first. */
  more?: { href: string; label: string };
};

export function CallToAction({ title, benefits, button, href, children, more }: CallToActionProps) {
  return (
    <section className="section on-warm">
      <div className="wrap grid">
        <h2 className={styles.title}>{richText(title)}</h2>
        <div className={styles.side}>
          <ul>
            {benefits.map((benefit) => (
              <li key={benefit}>
                <i className="diamond" aria-hidden="true" />
                <span>{richText(benefit)}</span>
              </li>
            ))}
          </ul>
          <div className={styles.ways}>
            {children ?? <ButtonLink href={href}>{button}</ButtonLink>}
            {more && <GoLink href={more.href}>{more.label}</GoLink>}
          </div>
        </div>
      </div>
    </section>
  );
}
