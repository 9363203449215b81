import type { CommandContext, OptionName } from './command-context.ts';

const filterOptions = ['form', 'state', 'status', 'delivery', 'since', 'until', 'country', 'email'] as const;

export interface Command {
  summary: string;
  /** Of which message. */
  operand?: '<REF>' | '[REF]';
  options?: readonly OptionName[];
  /** Not while forms are closed: what is changed would come back from the copy that is being made. */
  changes?: true;
  /** Examples are without `npm run inbox --`. */
  help?: string;
  examples: string[];
  /** Loaded on demand: the help needs no database. Resolves to what is printed, if anything. */
  load(): Promise<(call: CommandContext) => Promise<string | undefined>>;
}

export const commands: Record<string, Command> = {
  list: {
    summary: 'list the messages, newest first',
    options: [...filterOptions, 'limit', 'json'],
    help: 'Without --limit the table shows the newest 50, and --json has all of them.',
    examples: [
      'list',
      'list --status unanswered',
      'list --delivery failed',
      'list --form contact --country egypt --since 2026-11-01',
    ],
    load: async () => (await import('./list-command.ts')).list,
  },
  show: {
    summary: 'show one message in full',
    operand: '<REF>',
    options: ['json'],
    help: 'Shows what was written, the consent, why it is quarantined and the state of its emails.',
    examples: ['show K7MF-3XQ2', 'show k7mf3xq2 --json'],
    load: async () => (await import('./show-command.ts')).show,
  },
  export: {
    summary: 'save messages as a spreadsheet, CSV or XLSX',
    options: ['format', 'out', 'force', ...filterOptions, 'limit'],
    help: 'XLSX is for people, CSV for programs. CSV without --out is printed.',
    examples: [
      'export --format xlsx --out november.xlsx --since 2026-11-01',
      'export --format csv --form training',
    ],
    load: async () => (await import('./file-commands.ts')).exportSheet,
  },
  retry: {
    summary: 'try unsent deliveries again now',
    operand: '[REF]',
    options: ['all'],
    help: 'Includes deliveries that failed and those waiting for their next try. The site sends them within 15 seconds.',
    examples: ['retry K7MF-3XQ2', 'retry --all'],
    changes: true,
    load: async () => (await import('./delivery-commands.ts')).retry,
  },
  release: {
    summary: 'accept a quarantined message and send its emails',
    operand: '<REF>',
    help: 'For a message that is not spam.',
    examples: ['release K7MF-3XQ2'],
    changes: true,
    load: async () => (await import('./delivery-commands.ts')).releaseQuarantined,
  },
  resume: {
    summary: 'save an applicant’s CV',
    operand: '<REF>',
    options: ['out'],
    help: 'The file is readable by you alone. An existing file is never replaced.',
    examples: ['resume K7MF-3XQ2 --out resume.pdf'],
    load: async () => (await import('./file-commands.ts')).resume,
  },
  erase: {
    summary: 'permanently delete one message, or everything from one person',
    operand: '[REF]',
    options: ['email', 'yes'],
    help: 'Deletes the consent, deliveries and file too. Shows what will be deleted and asks first.',
    examples: ['erase K7MF-3XQ2', 'erase --email person@company.example'],
    changes: true,
    load: async () => (await import('./erase-commands.ts')).erase,
  },
  purge: {
    summary: 'permanently delete what is older than the retention settings allow',
    help: 'The running site does this every day automatically.',
    examples: ['purge'],
    changes: true,
    load: async () => (await import('./erase-commands.ts')).purge,
  },
  requests: {
    summary: 'log of copies, corrections, withdrawals and deletions',
    operand: '[REF]',
    options: ['json'],
    help: 'For one message or all, newest first. The log holds none of the data: a code stands for the reference.',
    examples: ['requests', 'requests K7MF-3XQ2'],
    load: async () => (await import('./requests-command.ts')).requests,
  },
  stats: {
    summary: 'how many messages there are, the state of deliveries and the age of the oldest',
    options: ['json'],
    examples: ['stats'],
    load: async () => (await import('./stats-command.ts')).stats,
  },
};
