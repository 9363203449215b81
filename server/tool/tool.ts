import { type OptionTable, readArguments } from '../inbox/arguments.ts';
import { optionLines } from '../inbox/help.ts';
import { print } from '../inbox/print.ts';
import { refusal } from '../inbox/refusal.ts';
import { runCommand } from '../inbox/run.ts';

/** A command of the operator's that does one thing. */
export interface Tool {
  /** As npm knows it: `backup`. */
  name: string;
  summary: string;
  /** What has to stand there beside the options, for the help: `BACKUP`. */
  operand?: string;
  options: OptionTable;
  help: string[];
  /** Without the `npm run` before them. */
  examples: string[];
}

/** What was typed: a text for an option that takes a value, true for a switch. */
export type Typed = Record<string, string | boolean | undefined>;

/** Runs a tool on the words that the process was called with, or prints its help. */
export function runTool(tool: Tool, work: (typed: Typed, operand: string) => Promise<void>): void {
  // What a tool writes holds personal data: it is for its user alone.
  process.umask(0o077);
  runCommand(async (words) => {
    const { values, positionals } = readWords(tool, words);
    if (values.help) return print(helpOf(tool));
    await work(values, positionals[0] ?? '');
  });
}

function readWords(tool: Tool, words: string[]) {
  const { name, operand } = tool;
  const seeHelp = `See: npm run ${name} -- --help`;
  const read = readArguments<Typed>(name, words, { ...tool.options, help }, seeHelp);
  if (read.values.help) return read;
  if (read.positionals.length > (operand ? 1 : 0))
    throw refusal(2, `There is a word too many after ${name}. ${seeHelp}`);
  if (operand && !read.positionals[0]) throw refusal(2, `${name} needs a ${operand}. ${seeHelp}`);
  return read;
}

const help = { help: 'print this help' };

function helpOf({ name, summary, operand, options, help: more, examples }: Tool): string {
  const program = `npm run ${name}`;
  return [
    `${program} -- ${operand ? `${operand} ` : ''}[OPTIONS]`,
    `  ${summary}`,
    '',
    ...more,
    '',
    ...optionLines({ ...options, help }),
    '',
    ...examples.map((example) => `  npm run ${example}`),
  ].join('\n');
}
