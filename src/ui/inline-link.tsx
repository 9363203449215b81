import type { ComponentProps } from 'react';
import styles from './inline-link.module.css';

/** A link in a line of quieter text: a name, an offer. */
export function InlineLink(props: Omit<ComponentProps<'a'>, 'className'>) {
  return <a {...props} className={styles.link} />;
}
