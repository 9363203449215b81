import type { Store } from '../database/open-database.ts';
import type { DeliveryKind, OutboxRow } from '../database/tables.ts';

interface Claim {
  worker: string;
  now: number;
  leaseMs: number;
  limit: number;
  kinds: readonly DeliveryKind[];
}

/** In one statement: those longest due, or whose lease is over. */
export async function claimDue({ database, engine }: Store, claim: Claim): Promise<OutboxRow[]> {
  const { worker, now, leaseMs, limit, kinds } = claim;
  if (kinds.length === 0) return [];
  // Materialized: otherwise PostgreSQL may evaluate it for every row, skipping other locked rows each time.
  return database
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
    .execute();
}
