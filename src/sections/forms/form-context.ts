import { createContext, use } from 'react';
import type { Entries } from '#forms/form-definition.ts';
import type { FormProps } from './form-content.ts';
import type { FormState } from './form-state.ts';

/** A form as its parts know it: its words, and what is typed, chosen and wrong. */
export interface FormContents extends FormProps, Pick<FormState, 'values' | 'problems' | 'draft'> {
  /** What the fields hold now, and what they held when the typing paused last. */
  now?: Entries | undefined;
  settled?: Entries | undefined;
  /** Whether the number stands alone: one that is stored has its dial code in it. */
  plainNumber?: boolean;
}

export const FormContext = createContext<FormContents | undefined>(undefined);

export function useFormContents(): FormContents {
  const contents = use(FormContext);
  if (!contents) throw new Error('Only within a form');
  return contents;
}

export type FieldName = keyof FormProps['fields'];

export function useField(name: FieldName) {
  const { id, fields, required, messages, problems, values } = useFormContents();
  const code = problems?.[name];
  return {
    id: `${id}-${name}`,
    name,
    label: fields[name].label,
    required: required.includes(name),
    problem: code && messages.problems[code],
    defaultValue: values?.[name],
  };
}
