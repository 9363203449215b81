import type { Command } from 'commander';
import { StorageUnavailable } from '../database/storage-unavailable.ts';
import { cliError, exitCodeOf } from './cli-error.ts';
import { isHelp } from './program.ts';

/** Runs a program with the process's arguments. A CliError goes to stderr, with its exit code. */
export function runProgram(program: Command): void {
  // Written files hold personal data.
  process.umask(0o077);
  // A reader such as `head` that closes early must not stop the command midway.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  parseArguments(program, process.argv.slice(2)).catch((error: unknown) => {
    console.error(errorMessage(error));
    process.exitCode = exitCodeOf(error) ?? 1;
  });
}

/** Prints the help where a command is missing. Throws a CliError. */
export async function parseArguments(program: Command, words: string[]): Promise<void> {
  const asksHelp = words.length === 0 && program.commands.length > 0;
  await program.parseAsync(asksHelp ? ['--help'] : words, { from: 'user' }).catch((error) => {
    if (!isHelp(error)) throw error;
  });
}

/** Throws a CliError with a line for each bad setting. */
export async function readSettings() {
  const { readFormSettings } = await import('../settings/settings.ts');
  try {
    return readFormSettings(process.env);
  } catch (error) {
    throw cliError(1, (error as Error).message);
  }
}

/** An unexpected error's message may quote what a visitor wrote. */
function errorMessage(error: unknown): string {
  if (exitCodeOf(error) || error instanceof StorageUnavailable) return (error as Error).message;
  const { name, code, stack = '' } = error as NodeJS.ErrnoException;
  const places = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  return [`The command failed by a fault of its own (${code ?? name}):`, ...places].join('\n');
}
