import type { ResumeErrorCode } from '#forms/resume-file.ts';

/** Shown to staff before they open an accepted file. */
export type ResumeWarning =
  | 'encrypted' // Its content could not be inspected.
  | 'active-content' // Runs, fetches or embeds something.
  | 'not-scanned';

export function resumeError(code: ResumeErrorCode): Error {
  return new ResumeError(code);
}

class ResumeError extends Error {
  readonly code: ResumeErrorCode;

  constructor(code: ResumeErrorCode) {
    super(code);
    this.code = code;
  }
}

/** Any other error means that no program can open the file. */
export function resumeErrorCodeOf(error: unknown): ResumeErrorCode {
  return error instanceof ResumeError ? error.code : 'resume-damaged';
}
