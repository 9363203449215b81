import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { countries, formIds } from '#forms/choices.ts';
import { isEmailAddress } from '#forms/email-address.ts';
import type { Tables } from '../../database/tables.ts';
import { usageError } from '../cli-error.ts';
import { endOfDay, startOfDay } from '../riyadh-time.ts';
import type { OptionValues } from './inbox-options.ts';

export interface Filter {
  form?: (typeof formIds)[number];
  state?: ShownState;
  /** Leaves out those whose consent was withdrawn. */
  readable?: true;
  delivery?: (typeof deliveries)[number];
  /** From `since` on, before `until`; milliseconds since 1970. */
  since?: number;
  until?: number;
  country?: (typeof countries)[number];
  /** Lower case, as stored. */
  email?: string;
}

const states = ['accepted', 'held', 'withdrawn'] as const;
export type ShownState = (typeof states)[number];
const deliveries = ['failed', 'due', 'sent'] as const;

/** Throws a CliError that lists the choices. */
export function readFilter(values: OptionValues): Filter {
  const filter: Filter = {
    form: oneOf('form', formIds, values.form),
    state: oneOf('state', states, values.state),
    delivery: oneOf('delivery', deliveries, values.delivery),
    since: day('since', values.since, startOfDay),
    until: day('until', values.until, endOfDay),
    country: oneOf('country', countries, values.country),
    email: values.email === undefined ? undefined : readEmail(values.email),
  };
  if (filter.since !== undefined && filter.until !== undefined && filter.since >= filter.until) {
    throw usageError('--since is after --until: no day lies between them.');
  }
  return filter;
}

export function filterCondition({ form, state, readable, delivery, since, until, country, email }: Filter) {
  return (build: ExpressionBuilder<Tables, 'submissions'>) => {
    const conditions: Expression<SqlBool>[] = [];
    if (form) conditions.push(build('form', '=', form));
    if (state === 'withdrawn') conditions.push(build('withdrawn_at', 'is not', null));
    else if (state) conditions.push(build('state', '=', state), build('withdrawn_at', 'is', null));
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

export function readEmail(typed: string): string {
  const address = typed.trim().toLowerCase();
  if (!isEmailAddress(address))
    throw usageError('--email needs an e-mail address: --email name@company.example');
  return address;
}

export function readLimit(typed: string | undefined, otherwise: number): number {
  if (typed === undefined) return otherwise;
  if (!/^[1-9]\d{0,8}$/.test(typed)) throw usageError('--limit needs a whole number from 1 on: --limit 100');
  return Number(typed);
}

function oneOf<Choice extends string>(name: string, choices: readonly Choice[], typed: string | undefined) {
  if (typed === undefined) return undefined;
  const found = choices.find((choice) => choice === typed.trim().toLowerCase());
  if (!found) throw usageError(`--${name} is one of ${choices.join(', ')}.`);
  return found;
}

function day(name: string, typed: string | undefined, moment: (written: string) => number | undefined) {
  if (typed === undefined) return undefined;
  const found = moment(typed.trim());
  if (found === undefined) throw usageError(`--${name} needs a day, written like this: --${name} 2026-11-21`);
  return found;
}
