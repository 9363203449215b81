/** A sentence for staff, written to stderr. It never holds a visitor's words. */
export class CliError extends Error {
  /** 1 if something was not found or is not possible, 2 for wrong usage. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
