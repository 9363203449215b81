import { countries } from '#forms/choices.ts';
import { formIds } from '#forms/forms.ts';
import { statuses } from '#forms/statuses.ts';
import type { Store } from '#server/database/open-database.ts';
import type { Settings } from '#server/settings/settings.ts';
import type { ProgramIo } from '../run-program.ts';

/** `value` names the option's argument in the help; an option without one is a switch. */
export const options = {
  form: { value: 'FORM', help: `only this form: ${formIds.join(', ')}` },
  state: {
    value: 'STATE',
    help: 'only accepted, only quarantined (suspected spam), or only withdrawn (consent)',
  },
  status: {
    value: 'STATUS',
    help: `only this status: ${statuses.join(', ')}, or unanswered for all that still need an answer`,
  },
  delivery: {
    value: 'STATE',
    help: 'failed: a delivery failed; due: some are still to be sent; sent: all have been sent',
  },
  since: { value: 'DAY', help: 'from this day on, such as 2026-11-21, in Riyadh time' },
  until: { value: 'DAY', help: 'up to the end of this day, in Riyadh time' },
  country: { value: 'COUNTRY', help: `only this country: ${countries.join(', ')}` },
  email: { value: 'ADDRESS', help: 'only from this address (not case-sensitive)' },
  limit: { value: 'NUMBER', help: 'at most this many, newest first' },
  json: { help: 'print JSON, for programs' },
  format: { value: 'FORMAT', help: 'csv or xlsx' },
  out: { value: 'FILE', help: 'write into this file' },
  force: { help: 'overwrite an existing file' },
  all: { help: 'every unsent delivery' },
  yes: { help: 'delete without confirmation' },
} as const satisfies Record<string, { value?: string; help: string }>;

export type OptionName = keyof typeof options;

export type OptionValues = {
  [Name in OptionName]?: (typeof options)[Name] extends { value: string } ? string : boolean;
};

export interface CommandContext {
  store: Store;
  settings: Settings;
  options: OptionValues;
  reference: string | undefined;
  io: ProgramIo;
}
