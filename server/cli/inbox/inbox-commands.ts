import { InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';
import { countryIds } from '#codes/countries.ts';
import { formIds, statuses } from '#codes/form-codes.ts';
import { isEmailAddress, mailboxKey } from '#forms/email-address.ts';
import { riyadhIsoTime } from '#i18n/riyadh-time.ts';
import { dayMs } from '#lib/durations.ts';
import { acceptByReference, erase, retryDeliveries } from './change-commands.ts';
import type { CommandContext } from './command-context.ts';
import { exportSheet, listSubmissions, saveFile, showAuditLog, showSubmission } from './read-commands.ts';

export interface InboxCommand {
  description: string;
  operand?: '<REF>' | '[REF]';
  options?: Option[];
  /** Whether the command is refused while forms are closed, because the database may then be copied. */
  changes?: true;
  /** Resolves to the text to print, if any. Rejects with a CliError. */
  run(call: CommandContext): Promise<string | undefined>;
}

const email = new Option('--email <ADDRESS>', 'only from this email address').argParser((typed) => {
  const address = mailboxKey(typed);
  if (isEmailAddress(address)) return address;
  throw new InvalidArgumentError('Write it like this: name@company.example.');
});
const filters = [
  new Option('--form <FORM>', 'only this form').choices(formIds),
  new Option(
    '--state <STATE>',
    'as the site has set it: quarantined is suspected spam, withdrawn is a sender’s wish',
  ).choices(['accepted', 'quarantined', 'withdrawn']),
  new Option(
    '--status <STATUS>',
    'as staff have set it: unanswered is everything that still needs an answer',
  ).choices([...statuses, 'unanswered']),
  new Option('--failed', 'only those with a failed delivery'),
  new Option('--since <DAY>', 'from this day on, such as 2026-11-21, in Riyadh time').argParser(startOfDay),
  new Option('--until <DAY>', 'up to the end of this day').argParser((typed) => startOfDay(typed) + dayMs),
  new Option('--country <COUNTRY>', 'only this country').choices(countryIds),
  email,
];
const json = new Option('--json', 'print JSON, for programs');
const out = new Option('--out <FILE>', 'write into this file, readable by you alone; never over another');
const format = new Option('--format <FORMAT>', 'xlsx for people, csv for programs').choices(['xlsx', 'csv']);

export const commands: Record<string, InboxCommand> = {
  list: {
    description: 'list the newest 50 submissions; --json prints all',
    options: [...filters, json],
    run: listSubmissions,
  },
  show: { description: 'show one submission in full', operand: '<REF>', run: showSubmission },
  export: {
    description: 'save submissions as a spreadsheet; CSV without --out is printed',
    options: [format.makeOptionMandatory(), out, ...filters],
    run: exportSheet,
  },
  retry: {
    description: 'try deliveries again now: those that failed, and those waiting for their next try',
    operand: '[REF]',
    options: [new Option('--all', 'of every submission')],
    changes: true,
    run: retryDeliveries,
  },
  accept: {
    description: 'accept a quarantined submission and send its emails',
    operand: '<REF>',
    changes: true,
    run: acceptByReference,
  },
  file: {
    description: 'save the file of a submission, such as an applicant’s CV',
    operand: '<REF>',
    options: [new Option(out.flags, out.description).makeOptionMandatory()],
    run: saveFile,
  },
  erase: {
    description: 'permanently delete one submission, or everything from one person',
    operand: '[REF]',
    options: [email, new Option('--yes', 'delete without confirmation')],
    changes: true,
    run: erase,
  },
  log: {
    description: 'show the log of copies, corrections, withdrawals and deletions, by codes of references',
    operand: '[REF]',
    run: showAuditLog,
  },
};

function startOfDay(typed: string): number {
  const { data: day } = z.iso.date().safeParse(typed.trim());
  if (day) return Date.parse(riyadhIsoTime(day, '00:00:00'));
  throw new InvalidArgumentError('Write the day like this: 2026-11-21.');
}
