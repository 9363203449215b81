import { limits } from '#forms/choices.ts';
import { formatNumber } from '#language/numbers.ts';
import controls from '../../ui/controls.module.css';
import { described, Field } from '../../ui/field.tsx';
import type { BoundField, FieldsProps } from './field-props.ts';
import { useTypedText } from './use-typed-text.ts';

/** How many characters may be left before the count is shown. */
const warnBelowCharacters = 500;

/** No limit of its own: a text pasted too long should be seen whole, and shortened by its writer. */
export function MessageField({ form, ...field }: BoundField & { form: FieldsProps }) {
  const { hint, left, over } = form.fields.message;
  const { id, name, required, problem, defaultValue } = field;
  const ref = useTypedText(id);
  const remaining = limits.message - (form.settled?.message ?? '').trim().length;
  return (
    <Field
      {...field}
      hint={hint}
      wide
      more={
        <output htmlFor={id}>
          {remaining < warnBelowCharacters &&
            `${remaining < 0 ? over : left} ${formatNumber(form.language, Math.abs(remaining))}`}
        </output>
      }
    >
      <textarea
        ref={ref}
        dir="auto"
        rows={4}
        className={controls.control}
        {...{ id, name, required, defaultValue }}
        {...described({ id, hint, problem })}
      />
    </Field>
  );
}
