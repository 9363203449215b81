import type { ComponentProps } from 'react';
import styles from './checkbox.module.css';
import { type DescribedField, described, FieldError } from './field.tsx';

type CheckboxProps = DescribedField & Omit<ComponentProps<'input'>, 'type' | 'className'>;

/** A checkbox with its label, given as children, and its message below. */
export function Checkbox({ id, error, children, ...input }: CheckboxProps) {
  return (
    <>
      <div className={`small ${styles.box}`}>
        <input type="checkbox" id={id} {...input} {...described({ id, error })} />
        <label htmlFor={id}>{children}</label>
      </div>
      <FieldError id={id} error={error} />
    </>
  );
}
