import type { Store } from '#server/database/open-database.ts';
import type { DeliveryKind } from '#server/database/tables.ts';

export function countDeliveries({ database }: Store) {
  return database
    .selectFrom('outbox')
    .select(({ fn }) => ['kind', 'state', fn.countAll<number>().as('count')])
    .groupBy(['kind', 'state'])
    .orderBy('kind')
    .orderBy('state')
    .execute();
}

/** Resolves to when the oldest unsent delivery was queued. Failed ones count, because they wait for staff. */
export async function oldestUndelivered({ database }: Store, kinds: readonly DeliveryKind[]) {
  const row = await database
    .selectFrom('outbox')
    .select(({ fn }) => fn.min('created_at').as('since'))
    .where('state', 'in', ['queued', 'sending', 'failed'])
    .where('kind', 'in', kinds)
    .executeTakeFirst();
  return row?.since ?? undefined;
}
