import { setImmediate as nextTurn } from 'node:timers/promises';
import { newReference } from '#forms/reference.ts';
import type { Database, Store } from '../database/open-database.ts';
import { StorageUnavailable } from '../database/storage-unavailable.ts';
import type { SubmissionRows } from './submission-rows.ts';

export interface Inserted {
  reference: string;
  createdAt: number;
  repeated: boolean;
}

export function insertOne({ database }: Store, rows: SubmissionRows): Promise<Inserted> {
  return database.transaction().execute((transaction) => insert(transaction, rows));
}

type Waiting = PromiseWithResolvers<Inserted> & { rows: SubmissionRows };

const queues = new WeakMap<Store, Waiting[]>();

/** More would hold up everybody else's pages. */
const maxGroupSize = 100;

/** Commits what arrives together at once, because each commit waits for the disk; one group after another. */
export function insertInGroup(store: Store, rows: SubmissionRows): Promise<Inserted> {
  const waiting = { rows, ...Promise.withResolvers<Inserted>() };
  const queue = queues.get(store) ?? [];
  queue.push(waiting);
  if (!queues.has(store)) {
    queues.set(store, queue);
    void drain(store, queue);
  }
  return waiting.promise;
}

async function drain(store: Store, queue: Waiting[]) {
  while (queue.length > 0) {
    // Lets every request that has arrived join.
    await nextTurn();
    await insertGroup(store, queue.splice(0, maxGroupSize));
  }
  queues.delete(store);
}

async function insertGroup(store: Store, group: Waiting[]) {
  try {
    const kept = await store.database.transaction().execute(async (transaction) => {
      const answers: Inserted[] = [];
      for (const { rows } of group) answers.push(await insert(transaction, rows));
      return answers;
    });
    for (const [at, answer] of kept.entries()) group[at]?.resolve(answer);
  } catch (error) {
    if (group.length === 1 || error instanceof StorageUnavailable) {
      for (const { reject } of group) reject(error);
      return;
    }
    // One of them is at fault: only that one must fail.
    for (const { rows, resolve, reject } of group) await insertOne(store, rows).then(resolve, reject);
  }
}

async function insert(
  database: Database,
  { submission, consent, outbox, file }: SubmissionRows,
): Promise<Inserted> {
  const { reference, created_at: createdAt } = submission;
  const inserted = await database
    .insertInto('submissions')
    .values(submission)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) {
    const first = await database
      .selectFrom('submissions')
      .select(['reference', 'created_at as createdAt'])
      .where('idempotency_key', '=', submission.idempotency_key)
      .where('content_hash', '=', submission.content_hash)
      .executeTakeFirst();
    if (first) return { ...first, repeated: true };
    // The reference is taken: one in 32⁸ for each stored submission.
    const again = { ...submission, reference: newReference() };
    return insert(database, { submission: again, consent, outbox, file });
  }
  await database.insertInto('consents').values(consent).execute();
  if (outbox.length > 0) await database.insertInto('outbox').values(outbox).execute();
  if (file) await database.insertInto('files').values(file).execute();
  return { reference, createdAt, repeated: false };
}
