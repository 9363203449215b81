import type { ProblemCode, Problems } from '../../../forms/form.ts';
import { resumeHead, resumeProblem } from '../../../forms/resume-file.ts';

/** What is known of the files that were chosen: ours before sending, the server's after it. */
const verdicts = new WeakMap<File, ProblemCode | undefined>();

/** The field that brings a file, where the form has one. */
export function fileInput(form: HTMLFormElement): HTMLInputElement | undefined {
  return form.querySelector<HTMLInputElement>('input[type="file"]') ?? undefined;
}

/** Reads the beginning of the chosen file, once, so that `fileProblems` knows it. */
export async function judgeFile(form: HTMLFormElement): Promise<void> {
  const file = fileInput(form)?.files?.[0];
  if (!file || verdicts.has(file)) return;
  const head = await beginningOf(file);
  // What the server has said in the meantime goes before.
  if (!verdicts.has(file))
    verdicts.set(file, head ? resumeProblem(file.name, file.size, head) : 'resume-damaged');
}

/** What is wrong with the chosen file, or that there is none, neither here nor kept by the server. */
export function fileProblems(form: HTMLFormElement): Problems {
  const input = fileInput(form);
  if (!input) return {};
  const file = input.files?.[0];
  const kept = form.querySelector<HTMLInputElement>('[name="resumeToken"]')?.value;
  const problem = file ? verdicts.get(file) : kept ? undefined : 'required';
  return problem ? { [input.name]: problem } : {};
}

/** Remembers what the server has found in the file, so that it is not sent again as it is. */
export function noteProblems(form: HTMLFormElement, problems: Problems): void {
  const input = fileInput(form);
  const file = input?.files?.[0];
  if (file && problems[input.name]) verdicts.set(file, problems[input.name]);
}

/** A file that was changed or moved since it was chosen stops its upload just as a lost connection does. */
export async function lostFile(form: HTMLFormElement): Promise<Problems | undefined> {
  const input = fileInput(form);
  const file = input?.files?.[0];
  if (!file || (await beginningOf(file))) return undefined;
  verdicts.set(file, 'resume-damaged');
  return { [input.name]: 'resume-damaged' };
}

async function beginningOf(file: File): Promise<Uint8Array | undefined> {
  const head = await file
    .slice(0, resumeHead)
    .arrayBuffer()
    .catch(() => undefined);
  return head && new Uint8Array(head);
}
