import { InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';
import { type FormId, formIds, type Status, statuses } from '#content/form-names.ts';
import { isEmailAddress, mailboxKey } from '#forms/email-address.ts';
import { type Country, countryCodes } from '#i18n/countries.ts';
import { dayMs, riyadhMoment } from '#i18n/time.ts';
import type { Store } from '#server/database/open-database.ts';
import type { SubmissionRow } from '#server/database/tables.ts';
import type { Settings } from '#server/settings/settings.ts';
import { type ProgramIo, positiveInteger } from '../run-program.ts';
import { statusNames } from './staff-labels.ts';

export interface CommandContext {
  store: Store;
  settings: Pick<Settings, 'retention' | 'smtpUrl'>;
  options: OptionValues;
  reference: string | undefined;
  io: ProgramIo;
}

/** What staff call a submission's state: withdrawn is the consent. */
export type ShownState = SubmissionRow['state'] | 'withdrawn';

export interface OptionValues {
  form?: FormId;
  state?: ShownState;
  status?: Status | 'unanswered';
  delivery?: 'failed' | 'due' | 'sent';
  /** Submissions from the first moment on, and before the second. */
  since?: number;
  until?: number;
  country?: Country;
  /** As stored: `mailboxKey`. */
  email?: string;
  limit?: number;
  json?: true;
  format?: 'csv' | 'xlsx';
  out?: string;
  force?: true;
  all?: true;
  yes?: true;
}

export const emailOption = new Option(
  '--email <ADDRESS>',
  'only submissions from this email address, in upper or lower case',
).argParser((typed) => {
  const address = mailboxKey(typed);
  if (isEmailAddress(address)) return address;
  throw new InvalidArgumentError('Write it like this: name@company.example.');
});

export const filters = [
  choice('--form <FORM>', 'only this form', formIds),
  choice(
    '--state <STATE>',
    'only this state, as the site has set it: quarantined is suspected spam, withdrawn means that the sender asked us to stop using it',
    ['accepted', 'quarantined', 'withdrawn'] satisfies ShownState[],
  ),
  statusOption(),
  choice(
    '--delivery <STATE>',
    'only submissions with a failed delivery, with one still waiting, or with all sent',
    ['failed', 'due', 'sent'],
  ),
  new Option('--since <DAY>', 'from this day on, such as 2026-11-21, in Riyadh time').argParser(startOfDay),
  new Option('--until <DAY>', 'up to the end of this day, in Riyadh time').argParser(
    (typed) => startOfDay(typed) + dayMs,
  ),
  choice('--country <COUNTRY>', 'only this country', countryCodes),
  emailOption,
];

export const limit = new Option('--limit <NUMBER>', 'at most this many, newest first').argParser(
  positiveInteger,
);

export const json = new Option('--json', 'print JSON, for programs');
export const format = choice('--format <FORMAT>', 'xlsx for people, csv for programs', ['xlsx', 'csv']);
export const out = () => new Option('--out <FILE>', 'write into this file');

/** Takes the words of the table, and the names that JSON has. */
function statusOption(): Option {
  const words = new Map(statuses.map((status) => [statusNames[status].replaceAll(' ', '-'), status]));
  const purpose =
    'only this status, as staff have set it: unanswered is everything that still needs an answer';
  const option = choice('--status <STATUS>', purpose, [...words.keys(), 'unanswered']);
  const { parseArg } = option;
  return option.argParser((typed) => {
    const name = typed.trim().toLowerCase().replaceAll(' ', '-');
    const status = statuses.find((each) => each === name);
    if (status) return status;
    const word = String(parseArg?.(name, undefined));
    return words.get(word) ?? word;
  });
}

/** In any case of letters. */
function choice(flags: string, purpose: string, choices: readonly string[]): Option {
  const option = new Option(flags, purpose).choices(choices);
  const { parseArg } = option;
  return option.argParser((typed) => parseArg?.(typed.trim().toLowerCase(), undefined));
}

/** In Riyadh. */
function startOfDay(typed: string): number {
  const { data: day } = z.iso.date().safeParse(typed.trim());
  if (day) return Date.parse(riyadhMoment(day, '00:00:00'));
  throw new InvalidArgumentError('Write the day like this: 2026-11-21.');
}
