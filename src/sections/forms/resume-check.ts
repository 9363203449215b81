import type { ErrorCode } from '#content/form-names.ts';
import { checkResumeFile, resumeHeadBytes } from '#forms/resume-file.ts';

type Verdict = ErrorCode | undefined;

/** What is known of the files that were chosen: ours before sending, the server's after it. */
const verdicts = new WeakMap<File, Verdict | Promise<Verdict>>();

/** What is wrong with a chosen file, by its beginning, which is read once. */
export async function fileError(file: File): Promise<Verdict> {
  if (!verdicts.has(file)) verdicts.set(file, judged(file));
  await verdicts.get(file);
  // What the server has said in the meantime goes before.
  return verdicts.get(file);
}

async function judged(file: File): Promise<Verdict> {
  const head = await beginningOf(file);
  return head ? checkResumeFile(file.name, file.size, head) : 'resume-damaged';
}

/** Remembers what the server has found in a file, so that it is not sent again as it is. */
export function noteFileError(file: File | undefined, error: Verdict): void {
  if (file && error) verdicts.set(file, error);
}

/** Whether a file cannot be read any more: one that was changed or moved stops its upload like a lost line. */
export async function isUnreadable(file: File | undefined): Promise<boolean> {
  return file !== undefined && (await beginningOf(file)) === undefined;
}

async function beginningOf(file: File): Promise<Uint8Array | undefined> {
  const head = await file
    .slice(0, resumeHeadBytes)
    .arrayBuffer()
    .catch(() => undefined);
  return head && new Uint8Array(head);
}
