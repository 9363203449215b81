import type { ResumeErrorCode } from '#forms/resume-file.ts';

/** Shown to staff before they open an accepted file. */
export type ResumeWarning =
  | 'encrypted' // Its content could not be inspected.
  | 'active-content' // Runs, fetches or embeds something.
  | 'not-scanned';

export function resumeFault(problem: ResumeErrorCode): Error {
  return new ResumeFault(problem);
}

class ResumeFault extends Error {
  readonly problem: ResumeErrorCode;

  constructor(problem: ResumeErrorCode) {
    super(problem);
    this.problem = problem;
  }
}

/** Any other error means that no program can open the file. */
export function problemOfError(error: unknown): ResumeErrorCode {
  return error instanceof ResumeFault ? error.problem : 'resume-damaged';
}
