import { createContext, use } from 'react';
import type { ErrorCode } from '#content/form-names.ts';
import type { FormValues } from '#forms/form-definition.ts';
import type { FormState } from '#forms/form-state.ts';
import { fill } from '#i18n/fill.ts';
import type { Language } from '#i18n/languages.ts';
import { formatNumber } from '#i18n/numbers.ts';
import type { FormFieldContent, FormProps } from './form-content.ts';

/** A form as its parts know it: its words, and what is typed, chosen and wrong. */
export interface FormContents extends FormProps, Pick<FormState, 'values' | 'errors' | 'pendingUpload'> {
  /** What the fields hold now, and what they held when the typing paused last. */
  currentValues?: FormValues | undefined;
  debouncedValues?: FormValues | undefined;
  /** The number as it will be called. */
  number?: string | undefined;
  /** Whether the number stands alone: one that is stored has its dial code in it. */
  plainNumber?: boolean;
}

export const FormContext = createContext<FormContents | undefined>(undefined);

export function useFormContents(): FormContents {
  const contents = use(FormContext);
  if (!contents) throw new Error('Only within a form');
  return contents;
}

export type ShownFieldName = keyof FormFieldContent;

/** What a field's control is drawn with, and all its words. Throws where the form does not ask for the field. */
export function useField<Name extends ShownFieldName>(name: Name) {
  const { id, language, fields, required, messages, errors, values } = useFormContents();
  const { [name]: words } = fields;
  if (!words) throw new Error(`The form has no field ${name}`);
  const code = errors?.[name];
  const field = {
    id: `${id}-${name}`,
    name,
    label: words.label,
    required: required.includes(name),
    error:
      code && errorText(messages.errors, language, code, 'maxLength' in words ? words.maxLength : undefined),
    defaultValue: values?.[name],
  };
  return { field, words };
}

/** What is said of an error; # is the limit of a field. */
export function errorText(
  errors: Partial<Record<ErrorCode, string>>,
  language: Language,
  code: ErrorCode,
  limit?: number,
): string {
  return fill(errors[code] ?? '', limit === undefined ? '' : formatNumber(language, limit), '#');
}
