import type { ResumeProblem } from '#forms/resume-file.ts';

/** Shown to staff before they open an accepted file. */
export type ResumeWarning =
  | 'encrypted' // Its content could not be inspected.
  | 'active-content' // Runs, fetches or embeds something.
  | 'not-scanned';

export function resumeFault(problem: ResumeProblem): Error {
  return new ResumeFault(problem);
}

class ResumeFault extends Error {
  readonly problem: ResumeProblem;

  constructor(problem: ResumeProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Any other error means that no program can open the file. */
export function problemOfError(error: unknown): ResumeProblem {
  return error instanceof ResumeFault ? error.problem : 'resume-damaged';
}
