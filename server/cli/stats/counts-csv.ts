import type { Store } from '#server/database/open-database.ts';
import { toCsv } from '../csv.ts';

const columns = ['day', 'kind', 'language', 'path', 'name', 'count'] as const;

/** Every number that is kept, the oldest day first. */
export async function countsCsv({ database }: Store): Promise<string> {
  const query = database.selectFrom('daily_counts').select(columns).orderBy('day').orderBy('kind');
  const rows = await query.execute();
  return toCsv([[...columns], ...rows.map((row) => columns.map((column) => String(row[column])))]);
}
