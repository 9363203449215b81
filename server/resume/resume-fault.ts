import type { ResumeProblem } from '#forms/resume-file.ts';

/** What staff are told before they open a file that was accepted. */
const resumeWarnings = [
  /** Needs a password to be opened or to be printed; what is in it could not be looked into. */
  'encrypted',
  /** Runs something, fetches something or carries another file when opened. */
  'active-content',
  /** Set by whoever calls the scanner: it was asked and did not answer. */
  'not-scanned',
] as const;
export type ResumeWarning = (typeof resumeWarnings)[number];

/** An Error that ends an inspection with a problem. */
export function resumeFault(problem: ResumeProblem): Error {
  return Object.assign(new Error(problem), { problem });
}

/** The problem a thrown error stands for. Whatever else a reader trips over is a file that no program can open. */
export function problemOfError(error: unknown): ResumeProblem {
  return error instanceof Error && 'problem' in error ? (error.problem as ResumeProblem) : 'resume-damaged';
}
