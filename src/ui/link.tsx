import type { ComponentProps } from 'react';
import { Arrow } from './arrow.tsx';
import styles from './link.module.css';
import { PageLink } from './page-link.tsx';
import { richText } from './text.tsx';

interface LinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  href: string;
  children: string;
  /** Tells screen readers the subject that a text such as "Read more" leaves out. */
  about?: string;
}

/** A link with strong text, an arrow, and a line that takes the colour `--mark` under the pointer. */
export function GoLink({ children, about, className, ...rest }: LinkProps) {
  return (
    <PageLink {...rest} className={className ? `${styles.go} ${className}` : styles.go}>
      <Label about={about}>{children}</Label> <Arrow />
    </PageLink>
  );
}

export function GoLinks({ links }: { links: { href: string; label: string }[] }) {
  return (
    <ul className={`cluster ${styles.links}`}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <GoLink href={href}>{label}</GoLink>
        </li>
      ))}
    </ul>
  );
}

export function ButtonLink({ children, about, ...rest }: LinkProps) {
  return (
    <PageLink {...rest} className={styles.button}>
      <Label about={about}>{children}</Label> <Arrow />
    </PageLink>
  );
}

/** A link from an entry back to the list that it replaces. */
export function BackLink({ children, className, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={`${styles.back} ${className}`}>
      <Arrow back /> {children}
    </a>
  );
}

/** Makes one flex item of the text, however many elements it has. */
function Label({ children, about }: { children: string; about: string | undefined }) {
  return (
    <span>
      {richText(children)}
      {about && <span className="visually-hidden">{richText(about)}</span>}
    </span>
  );
}
