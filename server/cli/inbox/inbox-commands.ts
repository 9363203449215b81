import { Option } from 'commander';
import { releaseQuarantined, retry } from './delivery-commands.ts';
import { erase, purge } from './erase-commands.ts';
import { exportSheet, saveResume } from './file-commands.ts';
import { type CommandContext, emailOption, filters, format, json, limit, out } from './inbox-options.ts';
import { list } from './list-command.ts';
import { requests } from './requests-command.ts';
import { show } from './show-command.ts';

export interface Command {
  summary: string;
  /** The submission's reference: required, or optional. */
  operand?: '<REF>' | '[REF]';
  options?: Option[];
  /** Not while forms are closed: what is changed would come back from the copy that is being made. */
  changes?: true;
  help?: string;
  /** Arguments alone. */
  examples: string[];
  /** Resolves to what is printed, if anything. */
  run(call: CommandContext): Promise<string | undefined>;
}

export const commands: Record<string, Command> = {
  list: {
    summary: 'list the submissions, newest first',
    options: [...filters, limit, json],
    help: 'Without --limit the table shows the newest 50. --json prints all of them.',
    examples: [
      'list',
      'list --status unanswered',
      'list --delivery failed',
      'list --form contact --country egypt --since 2026-11-01',
    ],
    run: list,
  },
  show: {
    summary: 'show one submission in full',
    operand: '<REF>',
    options: [json],
    help: 'Shows what was written, the consent, why it is quarantined and the state of its emails.',
    examples: ['show K7MF-3XQ2', 'show k7mf3xq2 --json'],
    run: show,
  },
  export: {
    summary: 'save submissions as a spreadsheet, CSV or XLSX',
    options: [
      format.makeOptionMandatory(),
      out(),
      new Option('--force', 'overwrite an existing file'),
      ...filters,
      limit,
    ],
    help: 'XLSX is for people, CSV for programs. CSV without --out is printed.',
    examples: [
      'export --format xlsx --out november.xlsx --since 2026-11-01',
      'export --format csv --form training',
    ],
    run: exportSheet,
  },
  retry: {
    summary: 'try unsent deliveries again now',
    operand: '[REF]',
    options: [new Option('--all', 'every unsent delivery')],
    help: 'Includes deliveries that failed and those waiting for their next try. The site sends them within 15 seconds.',
    examples: ['retry K7MF-3XQ2', 'retry --all'],
    changes: true,
    run: retry,
  },
  release: {
    summary: 'accept a quarantined submission and send its emails',
    operand: '<REF>',
    help: 'For a submission that is not spam.',
    examples: ['release K7MF-3XQ2'],
    changes: true,
    run: releaseQuarantined,
  },
  resume: {
    summary: 'save an applicant’s CV',
    operand: '<REF>',
    options: [out().makeOptionMandatory()],
    help: 'The file can be read only by the user that the command runs as. An existing file is never replaced.',
    examples: ['resume K7MF-3XQ2 --out resume.pdf'],
    run: saveResume,
  },
  erase: {
    summary: 'permanently delete one submission, or everything from one person',
    operand: '[REF]',
    options: [emailOption, new Option('--yes', 'delete without confirmation')],
    help: 'Deletes the consent, deliveries and file too. Shows what will be deleted and asks first.',
    examples: ['erase K7MF-3XQ2', 'erase --email person@company.example'],
    changes: true,
    run: erase,
  },
  purge: {
    summary: 'permanently delete what is older than the retention settings allow',
    help: 'The running site does this every day automatically.',
    examples: ['purge'],
    changes: true,
    run: purge,
  },
  requests: {
    summary: 'show the log of copies, corrections, withdrawals and deletions',
    operand: '[REF]',
    options: [json],
    help: 'Shows one submission or all, newest first. The log holds none of the data: a code stands for the reference.',
    examples: ['requests', 'requests K7MF-3XQ2'],
    run: requests,
  },
};
