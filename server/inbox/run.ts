import { StorageUnavailable } from '../database/unavailable.ts';
import { exitCodeOf, refusal } from './refusal.ts';

/** Runs a command of the operator's on the words it was called with. Its refusal goes to stderr, with its exit code. */
export function runCommand(command: (words: string[]) => Promise<void>): void {
  // Whoever reads only the first lines, as `head` does, must not stop the command midway.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  command(process.argv.slice(2)).catch((error: unknown) => {
    console.error(inWords(error));
    process.exitCode = exitCodeOf(error) ?? 1;
  });
}

/** The settings. Throws a refusal with a line for each bad one. */
export async function readSettings() {
  const { readFormSettings } = await import('../settings.ts');
  try {
    return readFormSettings(process.env);
  } catch (error) {
    throw refusal(1, (error as Error).message);
  }
}

/** What went wrong, without anything a visitor wrote: an unexpected error's message may quote it. */
function inWords(error: unknown): string {
  if (exitCodeOf(error) || error instanceof StorageUnavailable) return (error as Error).message;
  const { name, code, stack = '' } = error as NodeJS.ErrnoException;
  const places = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  return [`The command failed by a fault of its own (${code ?? name}):`, ...places].join('\n');
}
