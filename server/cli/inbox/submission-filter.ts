import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { z } from 'zod';
import { countries } from '#forms/choices.ts';
import { unfinishedStatuses } from '#forms/due-by.ts';
import { isEmailAddress } from '#forms/email-address.ts';
import { formIds } from '#forms/forms.ts';
import { statuses } from '#forms/statuses.ts';
import { dayMs } from '#i18n/time.ts';
import type { Tables } from '#server/database/tables.ts';
import { usageError } from '../cli-error.ts';
import type { OptionValues } from './command-context.ts';

const states = ['accepted', 'quarantined', 'withdrawn'] as const;
export type ShownState = (typeof states)[number];

const options = z
  .object({
    form: oneOf('form', formIds),
    state: oneOf('state', states),
    status: oneOf('status', [...statuses, 'unanswered']),
    delivery: oneOf('delivery', ['failed', 'due', 'sent']),
    since: startOfDay('since').optional(),
    until: startOfDay('until')
      .transform((start) => start + dayMs)
      .optional(),
    country: oneOf('country', countries),
    /** Lower case, as stored. */
    email: z
      .string()
      .trim()
      .toLowerCase()
      .refine(isEmailAddress, '--email needs an email address: --email name@company.example')
      .optional(),
  })
  .refine(
    ({ since, until }) => since === undefined || until === undefined || since < until,
    '--since is after --until: choose an earlier --since.',
  );

/** From `since` on, before `until`; `readable` leaves out those whose consent was withdrawn. */
export type Filter = z.output<typeof options> & { readable?: true; reference?: string };

/** Throws a CliError that lists the choices. */
export function readFilter(values: OptionValues): Filter {
  const { data, error } = options.safeParse(values);
  if (error) throw usageError(error.issues[0]?.message ?? '');
  return data;
}

export function readLimit(typed: string | undefined, otherwise: number): number {
  if (typed === undefined) return otherwise;
  if (!/^[1-9]\d{0,8}$/.test(typed)) throw usageError('--limit needs a whole number, 1 or more: --limit 100');
  return Number(typed);
}

export function filterCondition(filter: Filter) {
  const { reference, form, state, status, readable, delivery, since, until, country, email } = filter;
  return (build: ExpressionBuilder<Tables, 'submissions'>) => {
    const conditions: Expression<SqlBool>[] = [];
    if (reference !== undefined) conditions.push(build('reference', '=', reference));
    if (form) conditions.push(build('form', '=', form));
    if (state === 'withdrawn') conditions.push(build('withdrawn_at', 'is not', null));
    else if (state) conditions.push(build('state', '=', state), build('withdrawn_at', 'is', null));
    if (status === 'unanswered')
      conditions.push(
        build('status', 'in', unfinishedStatuses),
        build('state', '=', 'accepted'),
        build('withdrawn_at', 'is', null),
      );
    else if (status) conditions.push(build('status', '=', status));
    if (readable) conditions.push(build('withdrawn_at', 'is', null));
    if (since !== undefined) conditions.push(build('created_at', '>=', since));
    if (until !== undefined) conditions.push(build('created_at', '<', until));
    if (country) conditions.push(build('country', '=', country));
    if (email) conditions.push(build('email', '=', email));
    const rows = build
      .selectFrom('outbox')
      .select('outbox.id')
      .whereRef('submission_id', '=', 'submissions.id');
    if (delivery === 'failed') conditions.push(build.exists(rows.where('outbox.state', '=', 'failed')));
    if (delivery === 'due')
      conditions.push(build.exists(rows.where('outbox.state', 'in', ['due', 'sending'])));
    if (delivery === 'sent') {
      conditions.push(build.exists(rows), build.not(build.exists(rows.where('outbox.state', '!=', 'sent'))));
    }
    return build.and(conditions);
  };
}

function oneOf<const Choice extends string>(name: string, choices: readonly Choice[]) {
  const message = `--${name} must be one of ${choices.join(', ')}.`;
  return z.string().trim().toLowerCase().pipe(z.enum(choices, message)).optional();
}

/** In Riyadh. */
function startOfDay(name: string) {
  const date = z.iso.date(`--${name} needs a day, written like this: --${name} 2026-11-21`);
  return z
    .string()
    .trim()
    .pipe(date)
    .transform((day) => Date.parse(`${day}T00:00:00+03:00`));
}
