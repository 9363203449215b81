import { z } from 'zod/mini';
import type { FormId } from './choices.ts';
import { resumeProblems } from './resume-file.ts';

/** The messages are content (`forms.yaml`, `problems`). */
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

/** As a form sends them; an unticked box sends nothing. */
export type Entries = Record<string, string>;

export interface Form<Values = Record<string, unknown>> {
  id: FormId;
  /** The path it is posted to, without a language. */
  path: string;
  /** The page that shows it without JavaScript, without a language. */
  page: string;
  /** The job applied to, and the name of the file field. */
  job?: number;
  file?: 'resume';
  fields: readonly string[];
  /** Strict: unknown keys are refused. Issue messages are problem codes. */
  schema: z.ZodMiniType<Values>;
}

export type Checked<Values> =
  | { state: 'valid'; values: Values }
  | { state: 'invalid'; problems: Problems }
  /** Keys that no page of ours has. */
  | { state: 'unknown'; keys: string[] };

/** The values, or the first problem of each field in the order of the page. */
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

/** Names of the fields that may not stay empty, its file among them. */
export function requiredFields(form: Form): string[] {
  const checked = check(form, {});
  const missing = checked.state === 'invalid' ? Object.keys(checked.problems) : [];
  return form.file ? [form.file, ...missing] : missing;
}
