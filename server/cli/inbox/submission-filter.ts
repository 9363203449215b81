import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { unfinishedStatuses } from '#forms/due-by.ts';
import type { Tables } from '#server/database/tables.ts';
import { UsageError } from '../cli-error.ts';
import type { OptionValues } from './inbox-options.ts';

type Filters = 'form' | 'state' | 'status' | 'delivery' | 'since' | 'until' | 'country' | 'email';

/** `readable` leaves out those whose consent was withdrawn. */
export type Filter = Pick<OptionValues, Filters> & { readable?: true; reference?: string };

export function filterCondition(filter: Filter) {
  const { reference, form, state, status, readable, delivery, since, until, country, email } = filter;
  if (since !== undefined && until !== undefined && since >= until)
    throw new UsageError('--since is after --until: choose an earlier --since.');
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
