import type { ComponentProps, ReactNode } from 'react';
import styles from './form-frame.module.css';

/** A form in two columns that the server checks; what has `data-wide` takes both. */
export function FormFrame(props: Omit<ComponentProps<'form'>, 'className' | 'method'>) {
  return <form className={styles.form} method="post" noValidate {...props} />;
}

/** What is said before the fields. */
export function FormNote({ children }: { children: ReactNode }) {
  return (
    <p className={`small muted ${styles.note}`} data-wide>
      {children}
    </p>
  );
}
