import { z } from 'zod/mini';
import type { ChosenStatus, ErrorCode } from '#codes/form-codes.ts';
import type { FieldName } from '#content/schemas/form-messages.ts';
import type { PageId } from '#routing/route-table.ts';
import { type FieldDefinition, withNumber } from './field-definitions.ts';
import type { FileRules } from './file-rules.ts';

export type FieldErrors = Record<string, ErrorCode>;

/** Values by field. The key of an unticked box is missing. */
export type FormValues = Record<string, string>;

interface FormFacts<Id extends string> {
  id: Id;
  /** The form is on the page at `page` and is sent to `path`; both have no language. */
  page: string;
  path: string;
  job?: number;
  /** The setting that says how long a submission is kept. */
  retention: 'contactMonths' | 'applicationsMonths';
  statuses: readonly ChosenStatus[];
  nextLinks: readonly PageId[];
}

export interface FormDefinition<Id extends string = string, Name extends string = string>
  extends FormFacts<Id> {
  fieldNames: readonly string[];
  file: (FileRules & { name: string }) | undefined;
  fields: Record<Name, Omit<FieldDefinition, 'schema'>>;
  /** Drops other keys. Issue messages are error codes. */
  schema: z.ZodMiniType<Partial<Record<string, string>>>;
}

/** Joins the fields' schemas into one for the form. Throws an Error if it has two fields for files. */
export function defineForm<const Id extends string, Name extends FieldName>({
  fields,
  ...facts
}: FormFacts<Id> & { fields: Record<Name, FieldDefinition> }): FormDefinition<Id, Name> {
  const entries = Object.entries<FieldDefinition>(fields);
  const [file, another] = entries.flatMap(([name, { file }]) => (file ? [{ ...file, name }] : []));
  if (another) throw new Error(`The form ${facts.id} has more than one file`);
  const values = z.object(Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])));
  return {
    ...facts,
    fieldNames: Object.keys(fields),
    file,
    fields,
    schema: 'mobileNumber' in fields ? withNumber(values) : values,
  };
}

interface Validated<Values = Partial<Record<string, string>>> {
  fieldNames: readonly string[];
  schema: z.ZodMiniType<Values>;
}

/** Returns the parsed values, or one error for each field. `otherErrors` are those of no schema, such as a file's. */
export function validate<Values>(form: Validated<Values>, values: FormValues, otherErrors: FieldErrors = {}) {
  const { success, data, error } = z.safeParse(form.schema, values);
  if (success && Object.keys(otherErrors).length === 0) return { state: 'valid', values: data } as const;
  const issues = (error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message] as const);
  const codes = new Map<unknown, string>([...issues, ...Object.entries(otherErrors)]);
  const errors = form.fieldNames.filter((name) => codes.has(name)).map((name) => [name, codes.get(name)]);
  return { state: 'invalid', errors: Object.fromEntries(errors) as FieldErrors } as const;
}

export function requiredFields(form: Validated): string[] {
  const validation = validate(form, {});
  return validation.state === 'invalid' ? Object.keys(validation.errors) : [];
}
