import type { OptionTable } from './arguments.ts';
import { type Command, commands } from './commands.ts';
import { type OptionName, options } from './options.ts';

const program = 'npm run inbox --';

/** What every command is for. */
export function generalHelp(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => [name, summary] as const);
  return [
    'Reads and looks after what visitors sent through the forms of the website.',
    '',
    `${program} COMMAND [OPTIONS]`,
    '',
    ...aligned(lines),
    '',
    'REF is the reference number, with or without its hyphen: K7MF-3XQ2 or k7mf3xq2.',
    `More about a command: ${program} list --help`,
  ].join('\n');
}

/** One command, its options and examples. */
export function commandHelp(
  name: string,
  { summary, operand, options: names, help, examples }: Command,
): string {
  const reference = { none: '', reference: ' REF', 'maybe a reference': ' [REF]' }[operand];
  const shown: OptionName[] = [...names, 'help'];
  return [
    `${program} ${name}${reference} [OPTIONS]`,
    `  ${summary}`,
    ...(help ? ['', help] : []),
    '',
    ...optionLines(Object.fromEntries(shown.map((option) => [option, options[option]]))),
    '',
    ...examples.map((example) => `  ${program} ${example}`),
  ].join('\n');
}

/** What each option is for. */
export function optionLines(table: OptionTable): string[] {
  const usage = (name: string, value = '') => `--${name} ${value}`.trimEnd();
  return aligned(Object.entries(table).map(([name, { value, help }]) => [usage(name, value), help]));
}

function aligned(pairs: (readonly [string, string])[]): string[] {
  const width = Math.max(...pairs.map(([left]) => left.length));
  return pairs.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
