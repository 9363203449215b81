import type { Command } from 'commander';
import { StorageUnavailable } from '../database/storage-unavailable.ts';
import { cliError, exitCodeOf } from './cli-error.ts';
import { isHelp } from './program.ts';

/** Runs a program on the words that the process was called with. A refusal goes to stderr, with its exit code. */
export function runProgram(program: Command): void {
  // What a command writes holds personal data: it is for its user alone.
  process.umask(0o077);
  // Whoever reads only the first lines, as `head` does, must not stop the command midway.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  parseArguments(program, process.argv.slice(2)).catch((error: unknown) => {
    console.error(errorMessage(error));
    process.exitCode = exitCodeOf(error) ?? 1;
  });
}

/** Does what words ask a program for: its help, where it has commands and no word is there. Throws a refusal. */
export async function parseArguments(program: Command, words: string[]): Promise<void> {
  const asksHelp = words.length === 0 && program.commands.length > 0;
  await program.parseAsync(asksHelp ? ['--help'] : words, { from: 'user' }).catch((error) => {
    if (!isHelp(error)) throw error;
  });
}

/** The settings. Throws a refusal with a line for each bad one. */
export async function readSettings() {
  const { readFormSettings } = await import('../settings/settings.ts');
  try {
    return readFormSettings(process.env);
  } catch (error) {
    throw cliError(1, (error as Error).message);
  }
}

/** What went wrong, without anything a visitor wrote: an unexpected error's message may quote it. */
function errorMessage(error: unknown): string {
  if (exitCodeOf(error) || error instanceof StorageUnavailable) return (error as Error).message;
  const { name, code, stack = '' } = error as NodeJS.ErrnoException;
  const places = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  return [`The command failed by a fault of its own (${code ?? name}):`, ...places].join('\n');
}
