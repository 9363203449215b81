import type { Command as Program } from 'commander';
import { readReference } from '#forms/reference.ts';
import { staffCommand } from '#server/lib/staff-command.ts';
import { CliError } from '../cli-error.ts';
import { openSiteDatabase } from '../open-site-database.ts';
import { print } from '../print.ts';
import { createProgram, describeCommand, type ProgramIo, runProgram, settingsOf } from '../run-program.ts';
import { type Command, commands } from './inbox-commands.ts';
import type { CommandContext, OptionValues } from './inbox-options.ts';

if (import.meta.main) await runProgram(inboxProgram((command) => runCommand(command, process)));

export async function runCommand({ command, options, reference }: ParsedCommand, io: ProgramIo) {
  const settings = await settingsOf(io.env);
  if (command.changes && settings.formsClosed)
    throw new CliError(
      'FORMS_CLOSED is set, so nothing can be changed. Remove it first, or wait until the submissions have been moved to the other database.',
    );
  await using store = await openSiteDatabase(settings);
  const text = await command.run({ store, settings, options, reference, io });
  if (text !== undefined) print(text, io.stdout);
}

export type ParsedCommand = Pick<CommandContext, 'options' | 'reference'> & { command: Command };

export function inboxProgram(run: (command: ParsedCommand) => Promise<void>): Program {
  const program = createProgram('inbox', {
    summary: 'read and manage the submissions sent through the website’s forms',
    help: ['', `To read more about a command: ${staffCommand('inbox', 'list --help')}`],
    examples: ['list', 'show K7MF-3XQ2'],
  }).usage('COMMAND [options]');
  program.helpCommand('help [COMMAND]', 'print the help for one command');
  for (const [name, command] of Object.entries(commands)) {
    const { summary, operand, options = [], help, examples } = command;
    const added = describeCommand(program.command(name), {
      summary,
      help: help ? ['', help] : [],
      examples: examples.map((example) => staffCommand('inbox', example)),
    });
    const purpose = 'reference number, with or without its hyphen, upper or lower case';
    if (operand) added.argument(operand, purpose, readOperand);
    for (const option of options) added.addOption(option);
    added.action(() =>
      run({ command, options: added.opts<OptionValues>(), reference: added.processedArgs[0] }),
    );
  }
  return program;
}

function readOperand(typed: string): string {
  const reference = readReference(typed);
  if (!reference) throw new CliError('That is not a reference number. One looks like this: K7MF-3XQ2.');
  return reference;
}
