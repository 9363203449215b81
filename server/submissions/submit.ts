import { sql } from 'kysely';
import { dayMs } from '#lib/durations.ts';
import type { Database, Engine, Store } from '#server/database/open-database.ts';
import { newReference } from '#submissions/reference.ts';
import { contentHash, type NewRows, type NewSubmission, newRows } from './submission-rows.ts';

/** Resolves once the submission, or the first of repeated ones, is on the disk. Rejects with `StorageUnavailable`. */
export function submit({ database, engine }: Store, submission: NewSubmission, now: number) {
  const rows = newRows(submission, now);
  return database.transaction().execute((transaction) => insert(transaction, engine, rows));
}

/** Resolves to undefined if no submission has both the key of the form's token and the reference. */
export async function findByKey({ database }: Store, key: string, reference: string) {
  return await database
    .selectFrom('submissions')
    .select(['reference', 'created_at as createdAt', 'form', 'country'])
    .where('idempotency_key', '=', key)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** Resolves to whether it is stored already; a repeat is thanked even if a new submission would be refused. */
export async function isRepeat({ database }: Store, submission: NewSubmission): Promise<boolean> {
  return (await findFirst(database, submission.idempotencyKey, contentHash(submission))) !== undefined;
}

function findFirst(database: Database, key: string, hash: string) {
  return database
    .selectFrom('submissions')
    .select('reference')
    .where('idempotency_key', '=', key)
    .where('content_hash', '=', hash)
    .executeTakeFirst();
}

async function insert(database: Database, engine: Engine, rows: NewRows): Promise<{ reference: string }> {
  const { submission, consent, outbox, file } = rows;
  const inserted = await database
    .insertInto('submissions')
    .values(submission)
    .onConflict((conflict) => conflict.doNothing())
    .returning('reference')
    .executeTakeFirst();
  if (!inserted) {
    const first = await findFirst(database, submission.idempotency_key, submission.content_hash);
    if (first) return first;
    // The reference is taken, which has a chance of one in 32⁸ for each stored submission.
    return insert(database, engine, { ...rows, submission: { ...submission, reference: newReference() } });
  }
  await database.insertInto('consents').values(consent).execute();
  const deliveries = (await isConfirmedEnough(database, engine, submission))
    ? outbox.filter(({ kind }) => kind !== 'confirmation-mail')
    : outbox;
  if (deliveries.length > 0) await database.insertInto('outbox').values(deliveries).execute();
  if (file) await database.insertInto('files').values(file).execute();
  return inserted;
}

/** The most confirmations to one address in a day, because anybody can type another's address. */
const maxConfirmations = 3;

async function isConfirmedEnough(database: Database, engine: Engine, submission: NewRows['submission']) {
  const { email, created_at: now } = submission;
  if (!email) return false;
  // The lock makes submissions of one receiver wait for each other; SQLite always writes one after another.
  if (engine === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(database);
  const { count } = await database
    .selectFrom('outbox')
    .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'confirmation-mail')
    .where('outbox.state', '!=', 'quarantined')
    .where('email', '=', email)
    .where('outbox.created_at', '>', now - dayMs)
    .executeTakeFirstOrThrow();
  return count >= maxConfirmations;
}
