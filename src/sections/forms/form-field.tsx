import type { InputHTMLAttributes } from 'react';
import { SelectField, TextField } from '#ui/controls.tsx';
import { type FieldName, useField } from './form-context.ts';

/**
 * One line to type in, with suggestions where there are any, or a choice where the form has a list of them. A limit in
 * the control would cut what is pasted without a word: the form says how long it may be.
 */
export function FormField({ name, wide }: { name: FieldName; wide?: boolean }) {
  const { field: common, words } = useField(name);
  const { choices, suggestions, hint } = words;
  const field = { ...common, hint, wide };
  if (choices)
    return <SelectField {...field} choices={choices} autoComplete={attributes[name]?.autoComplete} />;
  const list = suggestions && `${field.id}-suggestions`;
  return (
    <>
      <TextField {...field} {...attributes[name]} list={list} />
      {suggestions && (
        <datalist id={list}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}

const attributes: Partial<Record<FieldName, InputHTMLAttributes<HTMLInputElement>>> = {
  name: { autoComplete: 'name' },
  jobTitle: { autoComplete: 'organization-title' },
  companyName: { autoComplete: 'organization' },
  countryCode: { autoComplete: 'tel-country-code' },
  // Left to right in every language.
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', dir: 'ltr' },
};
