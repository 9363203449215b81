import { z } from 'zod/mini';
import type { FormId } from './choices.ts';
import { resumeProblems } from './resume-file.ts';

export const errorCodes = [
  'required',
  'name-short',
  'message-short',
  'email',
  'mobile',
  'too-long',
  'choice',
  ...resumeProblems,
] as const;
export type ErrorCode = (typeof errorCodes)[number];
export type FieldErrors = Record<string, ErrorCode>;

/** An unticked box sends nothing. */
export type FormValues = Record<string, string>;

export interface Form {
  id: FormId;
  path: string;
  page: string;
  job?: number;
  file?: 'resume';
  fields: readonly string[];
  /** Strict: unknown keys are refused. Issue messages are problem codes. */
  schema: z.ZodMiniType<Record<string, unknown>>;
}

export function check(form: Form, entries: FormValues) {
  const { success, data, error } = z.safeParse(form.schema, entries);
  if (success) return { state: 'valid', values: data } as const;
  const keys = error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  if (keys.length > 0) return { state: 'unknown', keys } as const;
  const found = new Map(error.issues.toReversed().map(({ path, message }) => [path[0], message]));
  const errors = form.fields.filter((name) => found.has(name)).map((name) => [name, found.get(name)]);
  return { state: 'invalid', errors: Object.fromEntries(errors) as FieldErrors } as const;
}

export function requiredFields(form: Form): string[] {
  const checked = check(form, {});
  const missing = checked.state === 'invalid' ? Object.keys(checked.errors) : [];
  return form.file ? [form.file, ...missing] : missing;
}
