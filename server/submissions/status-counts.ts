import { hourMs } from '#i18n/riyadh-time.ts';
import type { Store } from '#server/database/open-database.ts';

/** Counts the submissions that staff work on, by form and status. */
export function countStatuses({ database }: Store) {
  return database
    .selectFrom('submissions')
    .select(({ fn }) => ['form', 'status', fn.countAll<number>().as('count')])
    .where('state', '=', 'accepted')
    .where('withdrawn_at', 'is', null)
    .groupBy(['form', 'status'])
    .execute();
}

/** Resolves to the hours from each submission to its answer, the shortest first. */
export async function answerHours({ database }: Store, since: number): Promise<number[]> {
  const found = await database
    .selectFrom('submissions')
    .select(['created_at', 'answered_at'])
    .where('answered_at', '>=', since)
    .execute();
  const hours = found.map(
    ({ created_at, answered_at }) => ((answered_at ?? created_at) - created_at) / hourMs,
  );
  return hours.sort((one, other) => one - other);
}
