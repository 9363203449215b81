import type { Store } from '../database/open.ts';
import type { DeliveryKind, OutboxRow } from '../database/tables.ts';

interface Claim {
  /** Who will send them: a name that no other worker has. */
  worker: string;
  now: number;
  /** Milliseconds after which another worker may take them over. */
  lease: number;
  limit: number;
  kinds: readonly DeliveryKind[];
}

/** Takes the deliveries that are longest due, or whose worker is gone, in one statement: no two workers get the same. */
export async function claimDue({ database, engine }: Store, claim: Claim): Promise<OutboxRow[]> {
  const { worker, now, lease, limit, kinds } = claim;
  if (kinds.length === 0) return [];
  return database
    .updateTable('outbox')
    .set((row) => ({
      state: 'sending',
      attempts: row('attempts', '+', 1),
      lease_until: now + lease,
      worker,
    }))
    .where('id', 'in', (outbox) =>
      outbox
        .selectFrom('outbox')
        .select('id')
        .where('kind', 'in', kinds)
        .where(({ or, and, eb }) =>
          or([
            and([eb('state', '=', 'due'), eb('due_at', '<=', now)]),
            and([eb('state', '=', 'sending'), eb('lease_until', '<=', now)]),
          ]),
        )
        .orderBy('due_at')
        .limit(limit)
        // SQLite has one writer at a time.
        .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .execute();
}
