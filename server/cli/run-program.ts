import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { StorageUnavailable, UnusableDatabase } from '#server/database/storage-unavailable.ts';
import { messageOf } from '#server/lib/error-message.ts';
import { serializeError } from '#server/lib/log.ts';
import { programName, staffCommand } from '#server/lib/staff-command.ts';
import { readSettings } from '#server/settings/settings.ts';
import { loadSettingsFile, settingsFileOf } from '#server/settings/settings-file.ts';
import { CliError, UsageError } from './cli-error.ts';

interface Description {
  summary: string;
  help: string[];
  examples: string[];
}

/** The examples of `description` are arguments alone. */
export function createProgram(name: string, description: Description): Command {
  const examples = description.examples.map((example) => staffCommand(name, example));
  return describeCommand(new Command(programName(name)), { ...description, examples });
}

/** Adds the help, and turns usage errors into a CliError with exit code 2. */
export function describeCommand(command: Command, { summary, help, examples }: Description): Command {
  return command
    .summary(summary)
    .description([sentenceOf(summary), ...help].join('\n'))
    .helpOption('-h, --help', 'print this help')
    .addHelpText('after', ['\nExamples:', ...examples.map((example) => `  ${example}`)].join('\n'))
    .configureOutput({ writeErr: () => {} })
    .exitOverride((error) => {
      if (isHelp(error)) throw error;
      const path = [command.parent?.name(), command.name(), '--help'].filter(Boolean).join(' ');
      throw new UsageError(`${usageMessage(command, error)} See: ${path}`);
    });
}

/** Commander throws after printing a help that was asked for. */
function isHelp(error: unknown): boolean {
  return error instanceof CommanderError && error.code.startsWith('commander.help') && error.exitCode === 0;
}

/** Commander's own message, without a value that was typed: it may be personal data. */
function usageMessage({ commands }: Command, { code, message }: CommanderError): string {
  if (code === 'commander.excessArguments') return 'Too many arguments.';
  if (code === 'commander.unknownCommand')
    return `Unknown command. Choose one of: ${commands.map((one) => one.name()).join(', ')}.`;
  const said = message
    .replace(/^error: /, '')
    .replace(/=.*'/s, "'")
    .replace(/^option ('[^']+') argument '.*' is/s, 'the value of $1 is')
    .replace(/^command-argument value '.*' is invalid for argument/s, 'invalid argument');
  const [sentence = '', suggestion = ''] = said.split('\n');
  return `${sentenceOf(sentence)} ${suggestion}`.trim();
}

function sentenceOf(text: string): string {
  return `${text[0]?.toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;
}

/** What a program reads and writes: the process, or a test's stand-in. */
export interface ProgramIo {
  env: Record<string, string | undefined>;
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: Writable;
  stderr: Writable;
}

export async function runProgram(program: Command): Promise<void> {
  // Written files hold personal data.
  process.umask(0o077);
  // A reader such as `head` that closes early must not stop the command midway.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.exitCode = (await exitCodeAfter(program, process.argv.slice(2), process)) || process.exitCode;
}

/** Resolves to the exit code; what went wrong is written to stderr. */
export async function exitCodeAfter(
  program: Command,
  args: string[],
  { stderr }: Pick<ProgramIo, 'stderr'>,
): Promise<number> {
  try {
    await parseArguments(program, args);
    return 0;
  } catch (error) {
    stderr.write(`${errorMessage(error)}\n`);
    return error instanceof CliError ? error.exitCode : 1;
  }
}

/** Prints the help where a command is missing. Throws a CliError. */
export async function parseArguments(program: Command, args: string[]): Promise<void> {
  const asksHelp = args.length === 0 && program.commands.length > 0;
  await program.parseAsync(asksHelp ? ['--help'] : args, { from: 'user' }).catch((error) => {
    if (!isHelp(error)) throw error;
  });
}

/** The site that docs/operating.md sets up has its settings here. */
const machineSettingsFile = '/etc/website/site.env';

/** Throws a CliError with a line for each bad setting, and where it would look at another site than the machine's. */
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

/** A typed path. npm runs scripts in the project's folder; the path is meant from where the user is. */
export function typedPath(path: string, env: ProgramIo['env']): string {
  return resolve(env.INIT_CWD ?? '.', path);
}

/** An unexpected error's message may quote what a visitor wrote. */
function errorMessage(error: unknown): string {
  if ([CliError, StorageUnavailable, UnusableDatabase].some((known) => error instanceof known))
    return messageOf(error);
  return `Unexpected error (${serializeError(error).name}). Please report it to the developer, with the command but without any email address.`;
}

/** Reads an option's value. Throws commander's error for anything but digits. */
export function positiveInteger(typed: string): number {
  if (/^[1-9]\d{0,8}$/.test(typed)) return Number(typed);
  throw new InvalidArgumentError('Use a whole number, 1 or more.');
}
