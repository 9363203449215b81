import { randomBytes } from 'node:crypto';
import { dayMs, minuteMs } from '#lib/durations.ts';
import type { Store } from '#server/database/open-database.ts';
import { fileRow, type NewSubmission } from './submission-rows.ts';

type File = NonNullable<NewSubmission['file']>;

/** Visitors have this long to correct a form. */
export const pendingUploadTtlMs = dayMs;

/** All visitors share this limit, because anybody may send a rejected form hundreds of times. */
export const pendingUploadLimits = { count: 200, bytes: 100_000_000 };

/** Resolves to a token for the file; undefined if too many are stored. */
export function insertPendingUpload({ database }: Store, file: File, now: number) {
  const token = randomBytes(24).toString('base64url');
  const { sha256, ...row } = fileRow(file, now);
  return database.transaction().execute(async (transaction) => {
    const { count, bytes } = await transaction
      .selectFrom('pending_uploads')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('size').as('bytes')])
      .executeTakeFirstOrThrow();
    if (count >= pendingUploadLimits.count || Number(bytes) + row.size > pendingUploadLimits.bytes)
      return undefined;
    await transaction
      .insertInto('pending_uploads')
      .values({ ...row, token })
      .execute();
    return token;
  });
}

/** Deletes them one at a time, because on a full disk there is no room to log the deletion of many. */
export async function purgePendingUploads(store: Store, now: number) {
  const expired = await store.database
    .selectFrom('pending_uploads')
    .select('token')
    .where('created_at', '<=', now - pendingUploadTtlMs)
    .execute();
  for (const { token } of expired)
    await store.database.deleteFrom('pending_uploads').where('token', '=', token).execute();
}

/** Resolves to undefined if there is no such file any more. */
export async function findPendingUpload({ database }: Store, token: string, now: number) {
  const row = await database
    .selectFrom('pending_uploads')
    .selectAll()
    .where('token', '=', token)
    .where('created_at', '>', now - pendingUploadTtlMs)
    .executeTakeFirst();
  return row && { ...row, warnings: JSON.parse(row.warnings) as string[] };
}

/** Lets the file expire in a minute, because whoever presses twice without script sends its token again. */
export async function expirePendingUpload({ database }: Store, token: string, now: number) {
  const expiring = database
    .updateTable('pending_uploads')
    .set({ created_at: now - pendingUploadTtlMs + minuteMs });
  await expiring.where('token', '=', token).execute();
}
