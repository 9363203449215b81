import { Command, type CommanderError } from 'commander';
import { usageError } from './cli-error.ts';

export interface Description {
  summary: string;
  help: string[];
  examples: string[];
}

export function createProgram(name: string, description: Description): Command {
  return describeCommand(new Command(`npm run ${name} --`), description);
}

/** Adds the help, and turns usage errors into a CliError with exit code 2. */
export function describeCommand(command: Command, { summary, help, examples }: Description): Command {
  return command
    .summary(summary)
    .description([summary, ...help].join('\n'))
    .helpOption('-h, --help', 'print this help')
    .addHelpText('after', ['\nExamples:', ...examples.map((example) => `  npm run ${example}`)].join('\n'))
    .configureOutput({ writeErr: () => {} })
    .exitOverride((error) => {
      if (isHelp(error)) throw error;
      const path = [command.parent?.name(), command.name(), '--help'].filter(Boolean).join(' ');
      throw usageError(`${problemOf(command, error)} See: ${path}`);
    });
}

/** Commander throws after printing a help that was asked for. */
export function isHelp(error: unknown): boolean {
  const { code = '', exitCode } = error as Partial<CommanderError>;
  return code.startsWith('commander.help') && exitCode === 0;
}

/** Repeats no value that was typed: it may be personal data. */
function problemOf({ commands }: Command, { code, message }: CommanderError): string {
  switch (code) {
    case 'commander.unknownOption':
      return `There is no option ${/--[\w-]+/.exec(message)?.[0] ?? 'of that name'}.`;
    case 'commander.optionMissingArgument':
    case 'commander.missingArgument':
      return `${message.replace('error: o', 'O').replace('error: m', 'M')}.`;
    case 'commander.excessArguments':
      return 'There is a word too many.';
    default:
      return `There is no such command. There are ${commands.map((one) => one.name()).join(', ')}.`;
  }
}
