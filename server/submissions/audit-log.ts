import { createHmac, randomUUID } from 'node:crypto';
import type { FormId } from '#codes/form-codes.ts';
import { dayMs } from '#lib/durations.ts';
import type { Database, Store } from '#server/database/open-database.ts';
import type { AuditLogRow } from '#server/database/tables.ts';

/** Entries are kept as long as the record of processing (Implementing Regulation, article 33). */
export const auditLogTtlMs = 5 * 365 * dayMs;

/** Logs the action, its author and time. Holds the reference only as a hash, and no data. */
export async function writeAuditLog(
  database: Database,
  secret: string,
  submissions: { reference: string; form: FormId }[],
  done: Omit<AuditLogRow, 'id' | 'form' | 'reference_hash'>,
) {
  const rows = submissions.map(({ reference, form }) => ({
    ...done,
    id: randomUUID(),
    form,
    reference_hash: referenceHash(secret, reference),
  }));
  if (rows.length > 0) await database.insertInto('audit_log').values(rows).execute();
}

/** Resolves to the entries, newest first: all, or those of a reference. */
export function readAuditLog({ database }: Store, secret: string, reference?: string) {
  return database
    .selectFrom('audit_log')
    .selectAll()
    .$if(reference !== undefined, (query) =>
      query.where('reference_hash', '=', referenceHash(secret, reference ?? '')),
    )
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
}

function referenceHash(secret: string, reference: string): string {
  return createHmac('sha256', secret).update(`reference ${reference}`).digest('hex');
}
