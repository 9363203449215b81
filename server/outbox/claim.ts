import type { Store } from '../database/open-database.ts';
import type { DeliveryKind, OutboxRow } from '../database/tables.ts';

interface Claim {
  /** Who will send them: a name that no other worker has. */
  worker: string;
  now: number;
  /** Milliseconds after which another worker may take them over. */
  leaseMs: number;
  limit: number;
  kinds: readonly DeliveryKind[];
}

/** Takes the deliveries that are longest due, or whose worker is gone, in one statement: no two workers get the same. */
export async function claimDue({ database, engine }: Store, claim: Claim): Promise<OutboxRow[]> {
  const { worker, now, leaseMs, limit, kinds } = claim;
  if (kinds.length === 0) return [];
  return (
    database
      // Materialized, because PostgreSQL may otherwise ask anew for every row, and each time skip other locked ones.
      .with(
        (cte) => cte('picked').materialized(),
        (query) =>
          query
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
            .$if(engine === 'postgres', (picking) => picking.forUpdate().skipLocked()),
      )
      .updateTable('outbox')
      .set((row) => ({
        state: 'sending',
        attempts: row('attempts', '+', 1),
        lease_until: now + leaseMs,
        worker,
      }))
      .where('id', 'in', (query) => query.selectFrom('picked').select('id'))
      .returningAll()
      .execute()
  );
}
