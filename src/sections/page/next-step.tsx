import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/link.tsx';
import { richText } from '#ui/text.tsx';
import styles from './next-step.module.css';

interface NextStepProps {
  title: string;
  text: string;
  button?: string | undefined;
  href?: string;
  className?: string;
  action?: ReactNode;
  children?: ReactNode;
}

/** The call to action of a page: a reason, a button, and other links. */
export function NextStep({ title, text, button, href, className = '', action, children }: NextStepProps) {
  return (
    <section className={`section screen-only ${className}`}>
      <div className={`container grid ${styles.step}`}>
        <h2 className={`col ${styles.title}`}>{richText(title)}</h2>
        <div className={`col stack ${styles.side}`}>
          <p className="lead">{richText(text)}</p>
          {action ?? (button && href && <ButtonLink href={href}>{button}</ButtonLink>)}
        </div>
        {children && <div className={styles.ways}>{children}</div>}
      </div>
    </section>
  );
}
