import type { ReactNode } from 'react';
import styles from './field.module.css';
import { richText } from './text.tsx';

export interface DescribedField {
  /** The id of the field's first control; its hint and error derive their ids from it. */
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
}

export interface FieldProps extends DescribedField {
  name: string;
  label: string;
  required?: boolean;
  wide?: boolean;
}

/** A label above a control, with its error, its hint and `more` below. */
export function Field({
  hint,
  children,
  more,
  ...field
}: FieldProps & { children: ReactNode; more?: ReactNode }) {
  const { id, name, label, required, error, wide } = field;
  return (
    <div className={styles.field} data-field={name} data-wide={wide || undefined}>
      <label className={styles.label} htmlFor={id}>
        <FieldLabel label={label} required={required} />
      </label>
      {children}
      <FieldError id={id} error={error} />
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {richText(hint)}
        </p>
      )}
      {more}
    </div>
  );
}

/** Returns the attributes that name the error or else the hint. An untouched required field is not invalid. */
export function described({ id, hint, error }: DescribedField) {
  return {
    'aria-describedby': hint && !error ? `${id}-hint` : `${id}-error`,
    'aria-invalid': Boolean(error),
  };
}

/** Focuses an element of a page that the server sends; the attribute does nothing on elements that script adds. */
export const focusOnLoad = { autoFocus: true };

export function FieldLabel({ label, required }: { label: ReactNode; required?: boolean | undefined }) {
  return (
    <>
      {label}{' '}
      {required && (
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      )}
    </>
  );
}

/** The place of a field's error, empty while there is none. */
export function FieldError({ id, error }: DescribedField) {
  return (
    <p className={styles.error} id={`${id}-error`} data-error hidden={!error}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 0l8 8-8 8-8-8zM7.25 3.8v5h1.5v-5zm0 6.4v1.5h1.5v-1.5z" fillRule="evenodd" />
      </svg>
      <span>{error}</span>
    </p>
  );
}
