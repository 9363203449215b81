import { type Insertable, sql } from 'kysely';
import { dayMs } from '#lib/durations.ts';
import type { Database, Engine, Store } from '#server/database/open-database.ts';
import type { SubmissionRow } from '#server/database/tables.ts';
import { newDelivery } from '#server/outbox/outbox.ts';
import { newReference } from '#submissions/reference.ts';
import { contentHash, fileRow, type NewSubmission, submissionRow } from './submission-rows.ts';

/** Resolves once the submission, or the first of repeated ones, is on the disk. Rejects with `StorageUnavailable`. */
export function submit({ database, engine }: Store, submission: NewSubmission, now: number) {
  const contents = submission.file && fileRow(submission.file, now);
  const row = submissionRow(submission, contents?.sha256, now);
  const { id: submission_id, email } = row;
  const file = contents && { ...contents, submission_id };
  const state = row.state === 'quarantined' ? 'quarantined' : 'queued';
  return database.transaction().execute(async (transaction) => {
    const { reference, isNew } = await insertOnce(transaction, row);
    if (!isNew) return { reference };
    const given = {
      submission_id,
      purpose: 'privacy',
      given: submission.consent.given ? 1 : 0,
      at: now,
      notice_version: submission.consent.noticeVersion,
      notice_language: row.language,
    };
    await transaction.insertInto('consents').values(given).execute();
    const isConfirmed = email && !(await isConfirmedEnough(transaction, engine, email, now));
    const deliveries = submission.deliveryKinds
      .filter((kind) => kind !== 'confirmation-mail' || isConfirmed)
      .map((kind) => newDelivery({ submission_id, kind, state }, now));
    if (deliveries.length > 0) await transaction.insertInto('outbox').values(deliveries).execute();
    if (file) await transaction.insertInto('files').values(file).execute();
    return { reference };
  });
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

/** Resolves to the reference of this submission, or of the first of repeated ones. */
async function insertOnce(
  database: Database,
  row: Insertable<SubmissionRow>,
): Promise<{ reference: string; isNew: boolean }> {
  const inserted = await database
    .insertInto('submissions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('reference')
    .executeTakeFirst();
  if (inserted) return { ...inserted, isNew: true };
  const first = await findFirst(database, row.idempotency_key, row.content_hash);
  if (first) return { ...first, isNew: false };
  // The reference is taken, which has a chance of one in 32⁸ for each stored submission.
  return insertOnce(database, { ...row, reference: newReference() });
}

/** The most confirmations to one address in a day, because anybody can type another's address. */
const maxConfirmations = 3;

async function isConfirmedEnough(database: Database, engine: Engine, email: string, now: number) {
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
