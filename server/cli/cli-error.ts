/** 1: not found or not possible; 2: wrong usage. */
type ExitCode = 1 | 2;

/** An Error with a sentence for staff. It goes to stderr: never put in what a visitor typed. */
export function cliError(sentence: string, exitCode: ExitCode = 1): Error {
  return Object.assign(new Error(sentence), { exitCode });
}

export function usageError(sentence: string): Error {
  return cliError(sentence, 2);
}

export function exitCodeOf(error: unknown): ExitCode | undefined {
  if (!(error instanceof Error) || !('exitCode' in error)) return undefined;
  return error.exitCode === 1 || error.exitCode === 2 ? error.exitCode : undefined;
}
