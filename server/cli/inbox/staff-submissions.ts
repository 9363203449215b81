import type { ExpressionBuilder } from 'kysely';
import type { Country } from '#codes/countries.ts';
import type { FormId, Status } from '#codes/form-codes.ts';
import type { Database } from '#server/database/open-database.ts';
import type { Tables } from '#server/database/tables.ts';
import { type SubmissionDetails, withDetails } from '#server/submissions/submission-details.ts';
import { unfinishedStatuses } from '#submissions/deadlines.ts';
import { CliError } from '../cli-error.ts';

/** The state that staff see: `withdrawn` replaces the stored one after the sender has withdrawn the submission. */
type ShownState = SubmissionDetails['state'] | 'withdrawn';

export interface SubmissionFilter {
  reference?: string;
  form?: FormId;
  state?: ShownState;
  status?: Status | 'unanswered';
  failed?: true;
  since?: number;
  until?: number;
  country?: Country;
  email?: string | undefined;
}

export interface StaffSubmission extends Omit<SubmissionDetails, 'state' | 'status'> {
  state: ShownState;
  /** Null after the sender has withdrawn the submission, because nobody is to answer it. */
  status: Status | null;
}

/** Reads this many rows at once: a statement has at most 32,766 parameters, and a row may have 5,000 characters. */
const pageSize = 500;

/** Reads submissions in pages, newest first. Leaves out those that arrive meanwhile. */
export async function findSubmissions(database: Database, filter: SubmissionFilter, limit = Infinity) {
  const submissions: StaffSubmission[] = [];
  while (submissions.length < limit) {
    const last = submissions.at(-1);
    let query = database.selectFrom('submissions').selectAll().where(conditionOf(filter));
    if (last)
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(last.created_at, last.id)),
      );
    const size = Math.min(limit - submissions.length, pageSize);
    const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size).execute();
    submissions.push(...(await withDetails(database, rows)).map(toStaffSubmission));
    if (rows.length < size) break;
  }
  return submissions;
}

/** Rejects with a CliError if no submission has the reference. */
export async function findSubmission(database: Database, reference = ''): Promise<StaffSubmission> {
  const [found] = await findSubmissions(database, { reference }, 1);
  if (!found) throw new CliError(`There is no submission with the reference ${reference}.`);
  return found;
}

export async function countSubmissions(database: Database, filter: SubmissionFilter): Promise<number> {
  const counting = database.selectFrom('submissions').select(({ fn }) => fn.countAll<number>().as('count'));
  return Number((await counting.where(conditionOf(filter)).executeTakeFirstOrThrow()).count);
}

function toStaffSubmission(submission: SubmissionDetails): StaffSubmission {
  if (submission.withdrawn_at === null) return submission;
  const file = submission.file && { ...submission.file, name: '', warnings: [] };
  const withoutStatus = { status: null, status_by: null, status_at: null, status_note: null, reply: null };
  const withoutDetails = { country: null, email: null, fields: {}, file };
  return { ...submission, ...withoutStatus, ...withoutDetails, state: 'withdrawn' };
}

function conditionOf(filter: SubmissionFilter) {
  const { reference, form, country, email, state, status, failed, since, until } = filter;
  if (since !== undefined && until !== undefined && since >= until)
    throw new CliError('--since is after --until: choose an earlier --since.', 2);
  return (eb: ExpressionBuilder<Tables, 'submissions'>) => {
    const withdrawn = eb('withdrawn_at', 'is not', null);
    const stateIs = (name: SubmissionDetails['state']) => eb.and([eb('state', '=', name), eb.not(withdrawn)]);
    const deliveries = eb.selectFrom('outbox').whereRef('submission_id', '=', 'submissions.id');
    return eb.and(
      [
        reference !== undefined && eb('reference', '=', reference),
        form && eb('form', '=', form),
        country && eb('country', '=', country),
        email && eb('email', '=', email),
        state && (state === 'withdrawn' ? withdrawn : stateIs(state)),
        status === 'unanswered' && eb.and([eb('status', 'in', unfinishedStatuses), stateIs('accepted')]),
        status && status !== 'unanswered' && eb.and([eb('status', '=', status), eb.not(withdrawn)]),
        failed && eb.exists(deliveries.where('outbox.state', '=', 'failed').select('outbox.id')),
        since !== undefined && eb('created_at', '>=', since),
        until !== undefined && eb('created_at', '<', until),
      ].filter((condition) => typeof condition === 'object'),
    );
  };
}
