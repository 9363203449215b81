import { createContext, use } from 'react';
import type { ErrorCode } from '#codes/form-codes.ts';
import type { FormValues } from '#forms/form-definition.ts';
import type { FormState } from '#forms/form-states.ts';
import { fill } from '#i18n/fill.ts';
import type { FieldPropsByName, FormProps } from './form-props.ts';

/** The texts, values and errors that the parts of a form read. */
export interface FormContents extends FormProps, Pick<FormState, 'values' | 'errors' | 'pendingUpload'> {
  /** The current values, and those of the last pause in typing. */
  currentValues?: FormValues | undefined;
  debouncedValues?: FormValues | undefined;
  mobileNumber?: string | undefined;
  /** True if no dial code is shown before the number, because a stored number includes it. */
  plainNumber?: boolean;
}

export const FormContext = createContext<FormContents | undefined>(undefined);

export function useFormContents(): FormContents {
  const contents = use(FormContext);
  if (!contents) throw new Error('Only within a form');
  return contents;
}

export type ShownFieldName = keyof FieldPropsByName;

/** Returns the props of a field's control and the field's texts. Throws if the form does not have the field. */
export function useField<Name extends ShownFieldName>(name: Name) {
  const { id, fields, required, messages, errors, values } = useFormContents();
  const { [name]: fieldProps } = fields;
  if (!fieldProps) throw new Error(`The form has no field ${name}`);
  const code = errors?.[name];
  const field = {
    id: `${id}-${name}`,
    name,
    label: fieldProps.label,
    required: required.includes(name),
    error: code && errorText(messages.errors, code, fieldProps.limits?.[code]),
    defaultValue: values?.[name],
  };
  return { field, fieldProps };
}

/** Returns an error's text, with the field's limit. */
export function errorText(
  errors: Partial<Record<ErrorCode, string>>,
  code: ErrorCode,
  limit: string = '',
): string {
  return fill(errors[code] ?? '', limit);
}
