import type { FormId } from '#codes/form-codes.ts';
import type { Database, Store } from '#server/database/open-database.ts';
import { writeAuditLog } from './audit-log.ts';

/** SQLite takes 32,766 parameters in one statement, and a flood from one address may be longer. */
const rowsAtOnce = 1000;

/** Erases submissions for staff, and logs it, in one transaction. */
export function eraseByStaff(
  { database }: Store,
  secret: string,
  submissions: { id: string; reference: string; form: FormId }[],
  now: number,
) {
  return database.transaction().execute(async (transaction) => {
    for (let first = 0; first < submissions.length; first += rowsAtOnce) {
      const some = submissions.slice(first, first + rowsAtOnce);
      await writeAuditLog(transaction, secret, some, { action: 'erase', actor: 'staff', at: now });
      await eraseSubmissions(transaction, some);
    }
  });
}

/** Erases in the caller's transaction, also pending copies of the files. `on delete cascade` erases other rows. */
export async function eraseSubmissions(transaction: Database, submissions: { id: string }[]) {
  const ids = submissions.map(({ id }) => id);
  const files = transaction.selectFrom('files').select('bytes').where('submission_id', 'in', ids);
  await transaction.deleteFrom('pending_uploads').where('bytes', 'in', files).execute();
  await transaction.deleteFrom('submissions').where('id', 'in', ids).execute();
}
