import { Command, type CommanderError } from 'commander';
import { cliError } from './cli-error.ts';

/** What the help of a command says. */
export interface Description {
  summary: string;
  help: string[];
  /** Without the `npm run` before them. */
  examples: string[];
}

/** A command line by its name in package.json: `npm run backup`. */
export function createProgram(name: string, description: Description): Command {
  return describeCommand(new Command(`npm run ${name} --`), description);
}

/** Gives a program, or one of its commands, its help; what is typed wrong becomes a refusal with exit code 2. */
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
      throw cliError(2, `${problemOf(command, error)} See: ${path}`);
    });
}

/** Whether an error is Commander's way to end after a help that was asked for. */
export function isHelp(error: unknown): boolean {
  const { code = '', exitCode } = error as Partial<CommanderError>;
  return code.startsWith('commander.help') && exitCode === 0;
}

/** In words that repeat no value that was typed: it may be a person's address. */
function problemOf({ commands }: Command, { code, message }: CommanderError): string {
  switch (code) {
    case 'commander.unknownOption':
      return `There is no option ${/--[\w-]+/.exec(message)?.[0] ?? 'of that name'}.`;
    case 'commander.optionMissingArgument':
    case 'commander.missingArgument':
      // These two name the option or the argument, and what it is called in the help.
      return `${message.replace('error: o', 'O').replace('error: m', 'M')}.`;
    case 'commander.excessArguments':
      return 'There is a word too many.';
    default:
      return `There is no such command. There are ${commands.map((one) => one.name()).join(', ')}.`;
  }
}
