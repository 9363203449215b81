/** 1: what was asked for is not there or cannot be done; 2: the command was typed wrong. */
export type ExitCode = 1 | 2;

/** An Error whose message is a sentence for staff. Never put what a visitor typed into it: it goes to stderr. */
export function cliError(exitCode: ExitCode, sentence: string): Error {
  return Object.assign(new Error(sentence), { exitCode });
}

/** The exit code of a refusal; undefined for any other error. */
export function exitCodeOf(error: unknown): ExitCode | undefined {
  return error instanceof Error && 'exitCode' in error ? (error.exitCode as ExitCode) : undefined;
}
