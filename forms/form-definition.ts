import { z } from 'zod/mini';
import type { FormId } from './choices.ts';
import { resumeProblems } from './resume-file.ts';

/** What is wrong with a field; the words are content (`forms.yaml`, `problems`). */
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

/** Values as a form sends them: one text per field; a box left empty sends none. */
export type Entries = Record<string, string>;

/** One form: where it lives, and what it takes. */
export interface Form<Values = Record<string, unknown>> {
  id: FormId;
  /** Where it is sent to, without a language. */
  path: string;
  /** The page, without a language, that shows it to a visitor without JavaScript. */
  page: string;
  /** The job that it applies to, and the name of the field that brings a file. */
  job?: number;
  file?: 'resume';
  /** Names of the fields in the order of the page. */
  fields: readonly string[];
  /** Strict: an unknown key is refused. Issue messages are problem codes. */
  schema: z.ZodMiniType<Values>;
}

export type Checked<Values> =
  | { state: 'valid'; values: Values }
  | { state: 'invalid'; problems: Problems }
  /** Keys that no page of ours has. */
  | { state: 'unknown'; keys: string[] };

/** Reads a form's entries by its schema: the values, or the first problem of each field in the order of the page. */
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

/** The fields that a form cannot be sent without, but for its file. */
export function requiredFields(form: Form): string[] {
  const checked = check(form, {});
  return checked.state === 'invalid' ? Object.keys(checked.problems) : [];
}
