/** A sentence for staff, written to stderr. It never holds what a visitor typed. */
export class CliError extends Error {
  /** 1 for what was not found or is not possible, 2 for wrong usage. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
