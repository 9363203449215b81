import { parseArgs } from 'node:util';
import { refusal } from './refusal.ts';

/** Options by name. `value` is how the help names what follows one; an option without it is a switch. */
export type OptionTable = Record<string, { value?: string; help: string }>;

/** Reads the words after a command. Throws a refusal that repeats no value: it may be a person's address. */
export function readArguments<Values>(command: string, words: string[], known: OptionTable, seeHelp: string) {
  const config = Object.entries(known).map(([option, { value }]) => {
    const type: 'string' | 'boolean' = value ? 'string' : 'boolean';
    return [option, option === 'help' ? { type, short: 'h' } : { type }] as const;
  });
  try {
    const options = Object.fromEntries(config);
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    return { values: values as Values, positionals };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const option = /--?[\w-]+/.exec(message)?.[0] ?? 'option';
    const unknown = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
    // The first line of Node's message names the option, never its value.
    const problem = unknown
      ? `${command} has no ${option}.`
      : `${message.split('\n')[0]?.replace(/\.$/, '')}.`;
    throw refusal(2, `${problem} ${seeHelp}`);
  }
}
