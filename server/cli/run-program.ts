import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { codeOf, messageOf, writeFailure } from '#lib/error-message.ts';
import { StorageUnavailable, UnusableDatabase } from '#server/database/storage-unavailable.ts';
import { serializeError } from '#server/lib/log.ts';
import { programName, staffCommand } from '#server/lib/staff-command.ts';
import { readSettings } from '#server/settings/settings.ts';
import { loadSettingsFile, settingsFileOf } from '#server/settings/settings-file.ts';
import { CliError } from './cli-error.ts';

export interface ProgramIo {
  env: Record<string, string | undefined>;
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: Writable;
  stderr: Writable;
}

export function createProgram(name: string, io: ProgramIo, description: string, examples: string[]): Command {
  const lines = examples.map((example) => `  ${staffCommand(name, example)}`);
  return new Command(programName(name))
    .description(description)
    .helpOption('-h, --help', 'print this help')
    .addHelpText('after', ['\nExamples:', ...lines].join('\n'))
    .showHelpAfterError(`See: ${staffCommand(name, '--help')}`)
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      // Users may type an address in the wrong place.
      outputError: (text, write) => write(text.replace(/'[^'\n]*@[^'\n]*'/g, "'…'")),
    })
    .exitOverride();
}

export async function runProgram(program: Command): Promise<void> {
  // The files that commands write hold personal data.
  process.umask(0o077);
  process.stdout.on('error', (error) => {
    // A reader such as `head` that closes early must not stop the command midway.
    if (codeOf(error) === 'EPIPE') return;
    process.exitCode = 1;
    process.stderr.write(`The output is incomplete: ${writeFailure(error)}\n`);
  });
  process.exitCode = (await exitCodeAfter(program, process.argv.slice(2), process)) || process.exitCode;
}

/** Runs a program, and prints its error. Resolves to 0, to 1 after an error, or to 2 for wrong usage. */
export async function exitCodeAfter(program: Command, args: string[], { stderr }: ProgramIo) {
  const asksHelp = args.length === 0 && program.commands.length > 0;
  try {
    await program.parseAsync(asksHelp ? ['--help'] : args, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has printed its message, and throws after a requested help too.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    stderr.write(`${errorMessage(error)}\n`);
    return error instanceof CliError ? error.exitCode : 1;
  }
}

const machineSettingsFile = '/etc/website/site.env';

/** Throws a CliError with a line for each bad setting, or if the machine has a settings file that no one named. */
export async function settingsOf(env: ProgramIo['env'], machineFile = machineSettingsFile) {
  const isNamed = env.SETTINGS_FILE || env.DATA_DIR || env.DATABASE_URL || existsSync(settingsFileOf(env));
  if (!isNamed && existsSync(machineFile)) {
    throw new CliError(
      `The site on this machine has its settings in ${machineFile}, and this command did not read them. ` +
        'Run it with the command `website` (docs/operating.md), or set SETTINGS_FILE.',
    );
  }
  try {
    loadSettingsFile(env);
    return readSettings(env);
  } catch (error) {
    throw new CliError(messageOf(error));
  }
}

/** Resolves a typed path from the user's folder, because npm runs scripts in the project's folder. */
export function typedPath(path: string, env: ProgramIo['env']): string {
  return resolve(env.INIT_CWD ?? '.', path);
}

/** Hides an unexpected error, because its message may quote a visitor. */
function errorMessage(error: unknown): string {
  if ([CliError, StorageUnavailable, UnusableDatabase].some((known) => error instanceof known))
    return messageOf(error);
  const { syscall, path = 'The disk', dest = path } = Object(error);
  if (syscall) return `${dest} cannot be used: ${writeFailure(error)}`;
  return `Unexpected error (${serializeError(error).name}). Please report it to the developer, with the command but without any email address.`;
}

/** Throws an error that Commander prints with the option's name. */
export function positiveInteger(typed: string): number {
  if (/^[1-9]\d{0,8}$/.test(typed)) return Number(typed);
  throw new InvalidArgumentError('Use a whole number, 1 or more.');
}
