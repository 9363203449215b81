import type { InputHTMLAttributes, SelectHTMLAttributes } from 'react';
import styles from './controls.module.css';
import { described, Field, type FieldProps } from './field.tsx';

type ControlProps<All> = FieldProps & Omit<All, keyof FieldProps | 'className'>;

/** One line to type in. Free text takes the direction of what is typed; `dir` says otherwise. */
export function TextField(props: ControlProps<InputHTMLAttributes<HTMLInputElement>>) {
  const { field, control } = divided(props);
  return (
    <Field {...field}>
      <input type="text" dir="auto" {...control} />
    </Field>
  );
}

type SelectFieldProps = ControlProps<SelectHTMLAttributes<HTMLSelectElement>> & {
  choices: Record<string, string>;
  empty?: string;
};

/** One of a list of labels by value, which begins with an empty entry; `empty` is what that entry says. */
export function SelectField({ choices, empty, ...props }: SelectFieldProps) {
  const { field, control } = divided(props);
  return (
    <Field {...field}>
      <select {...control}>
        <option value="">{empty}</option>
        {Object.entries(choices).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}

function divided<Props extends FieldProps>(props: Props) {
  const { id, name, label, required, hint, error, wide, ...rest } = props;
  return {
    field: { id, name, label, required, hint, error, wide },
    control: { ...rest, className: styles.control, id, name, required, ...described({ id, hint, error }) },
  };
}
