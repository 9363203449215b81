import { z } from 'zod/mini';
import type { ChosenStatus, ErrorCode } from '#content/form-names.ts';
import type { FieldName } from '#content/schemas/form-messages.ts';
import type { PageId } from '#routing/pages.ts';
import { type FieldDefinition, withNumber } from './field-schemas.ts';

export type FieldErrors = Record<string, ErrorCode>;

/** An unticked box sends nothing. */
export type FormValues = Record<string, string>;

interface FormFacts<Id extends string> {
  id: Id;
  /** The paths of its page and of where it is sent, without a language. */
  page: string;
  path: string;
  job?: number;
  file?: 'resume';
  /** The setting that says how long it is kept. */
  retention: 'enquiriesMonths' | 'applicationsMonths';
  statuses: readonly ChosenStatus[];
  /** The pages that the thank-you page links to. */
  nextLinks: readonly PageId[];
}

export interface FormDefinition<Id extends string = string, Name extends string = string>
  extends FormFacts<Id> {
  /** In the order of the form, its file first. */
  fields: readonly string[];
  controls: Record<Name, Omit<FieldDefinition, 'schema'>>;
  /** Drops other keys. Issue messages are error codes. */
  schema: z.ZodMiniType<Record<string, unknown>>;
}

export function defineForm<const Id extends string, Name extends FieldName>({
  fields,
  ...facts
}: FormFacts<Id> & { fields: Record<Name, FieldDefinition> }): FormDefinition<Id, Name> {
  const entries = Object.entries<FieldDefinition>(fields);
  const values = z.object(Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])));
  return {
    ...facts,
    fields: [...(facts.file ? [facts.file] : []), ...Object.keys(fields)],
    controls: fields,
    schema: 'mobileNumber' in fields ? withNumber(values) : values,
  };
}

interface Rules<Values = Record<string, unknown>> {
  fields: readonly string[];
  schema: z.ZodMiniType<Values>;
}

export function check<Values>({ fields, schema }: Rules<Values>, values: FormValues) {
  const { success, data, error } = z.safeParse(schema, values);
  if (success) return { state: 'valid', values: data } as const;
  const codes = new Map(error.issues.toReversed().map(({ path, message }) => [path[0], message]));
  const errors = fields.filter((name) => codes.has(name)).map((name) => [name, codes.get(name)]);
  return { state: 'invalid', errors: Object.fromEntries(errors) as FieldErrors } as const;
}

export function requiredFields(form: Rules & Pick<FormDefinition, 'file'>): string[] {
  const checked = check(form, {});
  const missing = checked.state === 'invalid' ? Object.keys(checked.errors) : [];
  return form.file ? [form.file, ...missing] : missing;
}
