import { z } from 'zod/mini';
import type { FormId } from './choices.ts';
import { resumeProblems } from './resume-file.ts';

export const problemCodes = [
  'required',
  'name-short',
  'message-short',
  'email',
  'mobile',
  'too-long',
  'choice',
  ...resumeProblems,
] as const;
export type ProblemCode = (typeof problemCodes)[number];
export type Problems = Record<string, ProblemCode>;

/** An unticked box sends nothing. */
export type Entries = Record<string, string>;

export interface Form<Values = Record<string, unknown>> {
  id: FormId;
  path: string;
  page: string;
  job?: number;
  file?: 'resume';
  fields: readonly string[];
  /** Strict: unknown keys are refused. Issue messages are problem codes. */
  schema: z.ZodMiniType<Values>;
}

export type Checked<Values> =
  | { state: 'valid'; values: Values }
  | { state: 'invalid'; problems: Problems }
  | { state: 'unknown'; keys: string[] };

export function check<Values>(form: Form<Values>, entries: Entries): Checked<Values> {
  const result = z.safeParse(form.schema, entries);
  if (result.success) return { state: 'valid', values: result.data };
  const keys = result.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  if (keys.length > 0) return { state: 'unknown', keys };
  const found = new Map(result.error.issues.toReversed().map(({ path, message }) => [path[0], message]));
  const problems = form.fields.filter((name) => found.has(name));
  return {
    state: 'invalid',
    problems: Object.fromEntries(problems.map((name) => [name, found.get(name) as ProblemCode])),
  };
}

export function requiredFields(form: Form): string[] {
  const checked = check(form, {});
  const missing = checked.state === 'invalid' ? Object.keys(checked.problems) : [];
  return form.file ? [form.file, ...missing] : missing;
}
