/** A sentence for staff, written to stderr. It never holds what a visitor typed. */
export class CliError extends Error {
  /** 1 means not found or not possible, 2 wrong usage. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
