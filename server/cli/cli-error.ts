/** A sentence for staff. It goes to stderr: never put in what a visitor typed. */
export class CliError extends Error {
  /** 1: not found or not possible; 2: wrong usage. */
  readonly exitCode: 1 | 2 = 1;
}

export class UsageError extends CliError {
  override readonly exitCode = 2;
}
