import type { Database } from '#server/database/open-database.ts';
import { type SubmissionDetails, withDetails } from '#server/submissions/submission-details.ts';
import { CliError } from '../cli-error.ts';
import type { ShownState } from './inbox-options.ts';
import { type Filter, filterCondition } from './submission-filter.ts';

/** A submission as staff may see it: of a withdrawn one nothing but that it exists. */
export interface StaffSubmission extends Omit<SubmissionDetails, 'state'> {
  state: ShownState;
}

/** Below the 32,766 parameters of a statement, and small enough for submissions of 5,000 characters. */
const pageSize = 500;

/** Newest first, read page by page; what arrives meanwhile is left out. */
export async function findSubmissions(
  database: Database,
  filter: Filter,
  limit = Number.POSITIVE_INFINITY,
): Promise<StaffSubmission[]> {
  const found: StaffSubmission[] = [];
  while (found.length < limit) {
    const last = found.at(-1);
    let query = database.selectFrom('submissions').selectAll().where(filterCondition(filter));
    if (last)
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(last.created_at, last.id)),
      );
    const size = Math.min(limit - found.length, pageSize);
    const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size).execute();
    found.push(...(await withDetails(database, rows)).map(toStaffSubmission));
    if (rows.length < size) break;
  }
  return found;
}

export async function findSubmission(database: Database, reference: string): Promise<StaffSubmission> {
  const [found] = await findSubmissions(database, { reference }, 1);
  if (!found) throw new CliError(`There is no submission with the reference ${reference}.`);
  return found;
}

export async function countSubmissions(database: Database, filter: Filter): Promise<number> {
  const counting = database.selectFrom('submissions').select(({ fn }) => fn.countAll<number>().as('count'));
  return Number((await counting.where(filterCondition(filter)).executeTakeFirstOrThrow()).count);
}

/** After a withdrawal only the person can read it, by their own link. */
function toStaffSubmission(found: SubmissionDetails): StaffSubmission {
  if (found.withdrawn_at === null) return found;
  const file = found.file && { ...found.file, name: '', warnings: [] };
  const said = { status_note: null, reply: null };
  return { ...found, ...said, state: 'withdrawn', country: null, email: null, fields: {}, file };
}
