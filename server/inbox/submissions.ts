import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { ConsentRow, FileRow, OutboxRow, SubmissionRow, Tables } from '../database/tables.ts';
import type { Filter } from './filter.ts';
import { matches } from './matches.ts';
import { refusal } from './refusal.ts';

/** A submission with all that hangs on it, but the bytes of its file. */
export interface Submission extends Omit<SubmissionRow, 'fields' | 'suspicions'> {
  fields: Record<string, unknown>;
  suspicions: string[];
  consents: ConsentRow[];
  deliveries: OutboxRow[];
  file?: Omit<FileRow, 'bytes' | 'marks'> & { marks: string[] };
}

/** Rows fetched at a time: below the 32,766 parameters of a statement, and small enough for 5,000-character messages. */
const page = 500;

/** Submissions, newest first, at most so many. Read page by page; what arrives meanwhile is left out. */
export async function submissionsOf(
  database: Database,
  filter: Filter,
  limit: number,
): Promise<Submission[]> {
  const found: Submission[] = [];
  while (found.length < limit) {
    const last = found.at(-1);
    let query = database.selectFrom('submissions').selectAll().where(matches(filter));
    if (last) query = query.where(after(last));
    const size = Math.min(limit - found.length, page);
    const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size).execute();
    found.push(...(await completed(database, rows)));
    if (rows.length < size) break;
  }
  return found;
}

/** The submission of a reference number. Throws a refusal where there is none. */
export async function submissionOf(database: Database, reference: string): Promise<Submission> {
  const rows = await database
    .selectFrom('submissions')
    .selectAll()
    .where('reference', '=', reference)
    .where('heartbeat', '=', 0)
    .execute();
  const [found] = await completed(database, rows);
  if (!found) throw refusal(1, `There is no message with the reference ${reference}.`);
  return found;
}

/** How many submissions there are. */
export async function countOf(database: Database, filter: Filter): Promise<number> {
  const counting = database.selectFrom('submissions').select(({ fn }) => fn.countAll<number>().as('count'));
  return Number((await counting.where(matches(filter)).executeTakeFirstOrThrow()).count);
}

function after(last: Submission) {
  return (build: ExpressionBuilder<Tables, 'submissions'>) =>
    build.or([
      build('created_at', '<', last.created_at),
      build.and([build('created_at', '=', last.created_at), build('id', '<', last.id)]),
    ]);
}

async function completed(database: Database, rows: SubmissionRow[]): Promise<Submission[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const consents = await database
    .selectFrom('consents')
    .selectAll()
    .where('submission_id', 'in', ids)
    .execute();
  const deliveries = await database
    .selectFrom('outbox')
    .selectAll()
    .where('submission_id', 'in', ids)
    .orderBy(sql`case kind when 'staff-mail' then 1 when 'confirmation-mail' then 2 else 3 end`)
    .execute();
  const files = await database
    .selectFrom('files')
    .select(['submission_id', 'name', 'type', 'size', 'sha256', 'marks', 'created_at'])
    .where('submission_id', 'in', ids)
    .execute();
  const consentsOf = Map.groupBy(consents, ({ submission_id }) => submission_id);
  const deliveriesOf = Map.groupBy(deliveries, ({ submission_id }) => submission_id);
  const fileOf = new Map(
    files.map((file) => [file.submission_id, { ...file, marks: JSON.parse(file.marks) }]),
  );
  return rows.map((row) => ({
    ...row,
    fields: JSON.parse(row.fields),
    suspicions: JSON.parse(row.suspicions),
    consents: consentsOf.get(row.id) ?? [],
    deliveries: deliveriesOf.get(row.id) ?? [],
    file: fileOf.get(row.id),
  }));
}
