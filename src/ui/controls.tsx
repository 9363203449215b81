import type { InputHTMLAttributes, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import styles from './controls.module.css';
import { described, Field, type FieldProps } from './field.tsx';

type Attributes<All> = Omit<All, keyof FieldProps | 'className'>;

/** One line to type in. Free text takes the direction of what is typed; `dir` says otherwise. */
export function TextField(props: FieldProps & Attributes<InputHTMLAttributes<HTMLInputElement>>) {
  const { id, name, label, required, hint, problem, wide, ...rest } = props;
  return (
    <Field {...{ id, name, label, required, hint, problem, wide }}>
      <input
        type="text"
        dir="auto"
        {...rest}
        className={styles.control}
        id={id}
        name={name}
        required={required}
        {...described({ id, hint, problem })}
      />
    </Field>
  );
}

/** Several lines to type in. */
export function TextArea(props: FieldProps & Attributes<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const { id, name, label, required, hint, problem, wide, ...rest } = props;
  return (
    <Field {...{ id, name, label, required, hint, problem, wide }}>
      <textarea
        dir="auto"
        {...rest}
        className={styles.control}
        id={id}
        name={name}
        required={required}
        {...described({ id, hint, problem })}
      />
    </Field>
  );
}

export interface Choice {
  value: string;
  label: string;
}

/** One of a list, which begins with an empty entry; `empty` is what that entry says. */
export function SelectField(
  props: FieldProps & { choices: Choice[]; empty?: string } & Attributes<
      SelectHTMLAttributes<HTMLSelectElement>
    >,
) {
  const { id, name, label, required, hint, problem, wide, choices, empty, ...rest } = props;
  return (
    <Field {...{ id, name, label, required, hint, problem, wide }}>
      <select
        {...rest}
        className={styles.control}
        id={id}
        name={name}
        required={required}
        {...described({ id, hint, problem })}
      >
        <option value="">{empty}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
