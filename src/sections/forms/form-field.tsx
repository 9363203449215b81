import type { InputHTMLAttributes } from 'react';
import { limits } from '#forms/choices.ts';
import { SelectField, TextField } from '../../ui/controls.tsx';
import { type FieldName, useField, useFieldWords, useFormContents } from './form-context.ts';

export interface FormFieldProps {
  name: FieldName;
  wide?: boolean;
  /** The id of a `datalist`. */
  list?: string;
}

/** One line to type in, or a choice where the form has a list of them. */
export function FormField({ name, ...rest }: FormFieldProps) {
  const words = useFieldWords(name);
  const field = { ...useField(name), hint: 'hint' in words ? words.hint : undefined, ...rest };
  const choices = useFormContents().choices[name];
  if (choices)
    return <SelectField {...field} choices={choices} autoComplete={attributes[name]?.autoComplete} />;
  return <TextField {...field} {...attributes[name]} maxLength={(limits as Record<string, number>)[name]} />;
}

const attributes: Partial<Record<FieldName, InputHTMLAttributes<HTMLInputElement>>> = {
  name: { autoComplete: 'name' },
  jobTitle: { autoComplete: 'organization-title' },
  companyName: { autoComplete: 'organization' },
  countryCode: { autoComplete: 'tel-country-code' },
  // Left to right in every language.
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', dir: 'ltr' },
};
