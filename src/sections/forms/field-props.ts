import type { Entries, ProblemCode, Problems } from '#forms/form-definition.ts';
import type { FormMessages } from '#forms/form-messages.ts';
import type { Language } from '#language/languages.ts';
import type { FormChoices } from './form-props.ts';

/** A file that stays with the server while its form is corrected. */
export interface Draft {
  token: string;
  name: string;
}

/** What the fields of a form are drawn with: their words, and what is typed, chosen and wrong. */
export interface FieldsProps {
  /** Begins the ids of all of them. */
  id: string;
  language: Language;
  fields: FormMessages['fields'];
  choices: FormChoices;
  /** Offered for a field that takes any other text too. */
  suggestions?: string[] | undefined;
  problems?: Problems | undefined;
  problemMessages: Partial<Record<ProblemCode, string>>;
  /** What the fields hold at first. */
  values?: Entries | undefined;
  /** What they hold now, and what they held when the typing paused last. */
  now?: Entries | undefined;
  settled?: Entries | undefined;
  draft?: Draft | undefined;
  /** Whether the number stands alone: one that is stored has its dial code in it. */
  plainNumber?: boolean | undefined;
}

export type FieldName = keyof FormMessages['fields'];

/** What every field of a form is given. */
export type BoundField = ReturnType<typeof fieldProps>;

/** The props of the field with a name. */
export function fieldProps(props: FieldsProps, name: FieldName, required = false) {
  const { id, fields, problems, problemMessages, values } = props;
  const code = problems?.[name];
  return {
    id: `${id}-${name}`,
    name,
    label: fields[name].label,
    required,
    problem: code && problemMessages[code],
    defaultValue: values?.[name],
  };
}
