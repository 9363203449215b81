import type { ProblemCode } from '#forms/form-definition.ts';
import { resumeHeadBytes, resumeProblem } from '#forms/resume-file.ts';

/** What is known of the files that were chosen: ours before sending, the server's after it. */
const verdicts = new WeakMap<File, ProblemCode | undefined>();

/** Reads the beginning of a chosen file, once, so that `fileProblem` knows it. */
export async function judgeFile(file: File | undefined): Promise<void> {
  if (!file || verdicts.has(file)) return;
  const head = await beginningOf(file);
  // What the server has said in the meantime goes before.
  if (!verdicts.has(file))
    verdicts.set(file, head ? resumeProblem(file.name, file.size, head) : 'resume-damaged');
}

export function fileProblem(file: File): ProblemCode | undefined {
  return verdicts.get(file);
}

/** Remembers what the server has found in a file, so that it is not sent again as it is. */
export function noteFileProblem(file: File | undefined, problem: ProblemCode | undefined): void {
  if (file && problem) verdicts.set(file, problem);
}

/** Whether a file can still be read: one that was changed or moved stops its upload like a lost line. */
export async function isLost(file: File | undefined): Promise<boolean> {
  return file !== undefined && (await beginningOf(file)) === undefined;
}

async function beginningOf(file: File): Promise<Uint8Array | undefined> {
  const head = await file
    .slice(0, resumeHeadBytes)
    .arrayBuffer()
    .catch(() => undefined);
  return head && new Uint8Array(head);
}
