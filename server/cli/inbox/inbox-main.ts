import { type Command, InvalidArgumentError } from 'commander';
import { readReference } from '#submissions/reference.ts';
import { CliError } from '../cli-error.ts';
import { openSiteDatabase } from '../open-site-database.ts';
import { print } from '../print.ts';
import { createProgram, type ProgramIo, runProgram, settingsOf } from '../run-program.ts';
import type { CommandContext } from './command-context.ts';
import { commands, type InboxCommand } from './inbox-commands.ts';

const examples = ['list --status unanswered', 'show K7MF-3XQ2', 'export --format xlsx --out november.xlsx'];

export function inboxProgram(io: ProgramIo): Command {
  const description = 'Read and manage the submissions sent through the website’s forms.';
  const program = createProgram('inbox', io, description, examples).usage('COMMAND [options]');
  for (const [name, command] of Object.entries(commands)) {
    const added = program.command(name).description(command.description);
    if (command.operand) added.argument(command.operand, 'reference number', readOperand);
    for (const option of command.options ?? []) added.addOption(option);
    added.action(() => runCommand(command, { io, options: added.opts(), reference: added.processedArgs[0] }));
  }
  return program;
}

async function runCommand(command: InboxCommand, call: Omit<CommandContext, 'store'>) {
  const settings = await settingsOf(call.io.env);
  if (command.changes && settings.formsClosed)
    throw new CliError(
      'FORMS_CLOSED is set, so nothing can be changed. Remove it first, or wait until the submissions have been moved to the other database.',
    );
  await using store = await openSiteDatabase(settings);
  const text = await command.run({ ...call, store });
  if (text !== undefined) print(text, call.io.stdout);
}

function readOperand(typed: string): string {
  const reference = readReference(typed);
  if (!reference) throw new InvalidArgumentError('A reference number looks like this: K7MF-3XQ2.');
  return reference;
}

if (import.meta.main) await runProgram(inboxProgram(process));
