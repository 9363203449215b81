import type { ComponentProps, ReactNode } from 'react';
import styles from './controls.module.css';
import { described, Field, type FieldProps } from './field.tsx';

type ControlProps<All> = FieldProps & Omit<All, keyof FieldProps | 'className'>;

/** A text input. Free text takes the direction of its first letter; `dir` overrides it. */
export function TextField(props: ControlProps<ComponentProps<'input'>>) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      <input type="text" dir="auto" {...control} />
    </Field>
  );
}

type TextAreaProps = ControlProps<ComponentProps<'textarea'>> & { more?: ReactNode };

/** A text area; `more` is shown below it. */
export function TextArea({ more, ...props }: TextAreaProps) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field} more={more}>
      <textarea dir="auto" {...control} />
    </Field>
  );
}

type SelectFieldProps = ControlProps<ComponentProps<'select'>> & {
  choices: Record<string, string>;
  empty?: string;
};

/** A select of labels by value, after an empty option with the text `empty`. */
export function SelectField({ choices, empty, ...props }: SelectFieldProps) {
  const { field, control } = splitProps(props);
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

function splitProps<Props extends FieldProps>(props: Props) {
  const { id, name, label, required, hint, error, wide, ...rest } = props;
  return {
    field: { id, name, label, required, hint, error, wide },
    control: { ...rest, className: styles.control, id, name, required, ...described({ id, hint, error }) },
  };
}
