import type { ComponentProps, ReactNode } from 'react';
import styles from './form-frame.module.css';

/** A form in two columns, checked by the server; elements with `data-wide` take both columns. */
export function FormFrame(props: Omit<ComponentProps<'form'>, 'className' | 'method'>) {
  return (
    <form
      className={`tiles single-on-phone ${styles.form}`}
      data-columns={2}
      method="post"
      noValidate
      {...props}
    />
  );
}

export function FormNote({ children }: { children: ReactNode }) {
  return (
    <p className={`small muted ${styles.note}`} data-wide>
      {children}
    </p>
  );
}
