import type { ComponentProps } from 'react';
import styles from './inline-link.module.css';

export function InlineLink(props: Omit<ComponentProps<'a'>, 'className'>) {
  return <a {...props} className={styles.link} />;
}
