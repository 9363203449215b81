import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Filter } from './submission-filter.ts';

export function filterCondition({ form, state, readable, delivery, since, until, country, email }: Filter) {
  return (build: Builder): Condition => {
    const conditions: Condition[] = [];
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

type Builder = ExpressionBuilder<Tables, 'submissions'>;
type Condition = ExpressionWrapper<Tables, 'submissions', SqlBool>;
