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

export interface Choice {
  value: string;
  label: string;
}

type SelectFieldProps = ControlProps<SelectHTMLAttributes<HTMLSelectElement>> & {
  choices: Choice[];
  empty?: string;
};

/** One of a list, which begins with an empty entry; `empty` is what that entry says. */
export function SelectField({ choices, empty, ...props }: SelectFieldProps) {
  const { field, control } = divided(props);
  return (
    <Field {...field}>
      <select {...control}>
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

/** What is the field's, and the attributes of the control in it. */
function divided<Props extends FieldProps>(props: Props) {
  const { id, name, label, required, hint, problem, wide, ...rest } = props;
  return {
    field: { id, name, label, required, hint, problem, wide },
    control: { ...rest, className: styles.control, id, name, required, ...described({ id, hint, problem }) },
  };
}
