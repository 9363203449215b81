import type { FileErrorCode } from '#codes/form-codes.ts';

export type FileWarning =
  | 'encrypted' // Its content could not be inspected.
  | 'active-content' // Runs, fetches or embeds something.
  | 'not-scanned';

/** The reason for which a file is refused. Any other error means that no program can open it. */
export class FileError extends Error {
  readonly code: FileErrorCode;

  constructor(code: FileErrorCode) {
    super(code);
    this.code = code;
  }
}
