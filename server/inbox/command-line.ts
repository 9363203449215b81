import { readReference } from '../../forms/reference.ts';
import { readArguments } from './arguments.ts';
import { type Command, commands } from './commands.ts';
import { commandHelp, generalHelp } from './help.ts';
import { type OptionName, options, type Values } from './options.ts';
import { refusal } from './refusal.ts';

export type Asked =
  | { kind: 'help'; text: string }
  | { kind: 'command'; command: Command; values: Values; reference?: string };

/** What a command line asks for. Throws a refusal in plain words where it asks for nothing we have. */
export function readCommandLine(words: string[]): Asked {
  const [first, ...rest] = words;
  if (first === undefined || first === '--help' || first === '-h')
    return { kind: 'help', text: generalHelp() };
  if (first === 'help') return readCommandLine(rest[0] ? [rest[0], '--help'] : []);
  // What was typed is not repeated: it may be a person's address, with the command forgotten.
  const command = Object.hasOwn(commands, first) ? commands[first] : undefined;
  if (!command) throw refusal(2, `There is no such command. There are ${Object.keys(commands).join(', ')}.`);

  const taken: OptionName[] = [...command.options, 'help'];
  const known = Object.fromEntries(taken.map((option) => [option, options[option]]));
  const { values, positionals } = readArguments<Values>(first, rest, known, seeHelp(first));
  if (values.help) return { kind: 'help', text: commandHelp(first, command) };
  return { kind: 'command', command, values, reference: readOperand(first, command, positionals) };
}

function readOperand(name: string, { operand }: Command, words: string[]): string | undefined {
  if (words.length > (operand === 'none' ? 0 : 1)) {
    throw refusal(2, `There is a word too many after ${name}. ${seeHelp(name)}`);
  }
  const [typed] = words;
  if (typed === undefined) {
    if (operand === 'reference') throw refusal(2, `${name} needs a reference number. ${seeHelp(name)}`);
    return undefined;
  }
  const reference = readReference(typed);
  if (!reference) throw refusal(1, 'That is not a reference number. One looks like K7MF-3XQ2.');
  return reference;
}

function seeHelp(name: string): string {
  return `See: npm run inbox -- ${name} --help`;
}
